import { pageImportMap } from '@social/contracts';

/** Hashes of files by their URLs. */
export type KnownHashes = Readonly<Record<string, string>>;

/** Reads the hashes of the page's import map; none where the page has no map. */
export function readHashes(target: Document): KnownHashes {
  const text = target.querySelector('script[type=importmap]')?.textContent;
  return text ? pageImportMap.parse(JSON.parse(text)).integrity : {};
}

/** Reads them except for the hash of the script that already runs. */
export function readHashesToLoad(target: Document): KnownHashes {
  const running = target.querySelector('script[type=module][src]')?.getAttribute('src');
  return Object.fromEntries(Object.entries(readHashes(target)).filter(([url]) => url !== running));
}
