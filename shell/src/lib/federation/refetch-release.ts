import { pageImportMap } from '@social/contracts';

/** Returns every URL that the page's import map has a hash of, except for the script that already runs. */
export function importMapUrls(target: Document): string[] {
  const text = target.querySelector('script[type=importmap]')?.textContent;
  const running = target.querySelector('script[type=module][src]')?.getAttribute('src');
  return text ? Object.keys(pageImportMap.parse(JSON.parse(text)).integrity).filter((url) => url !== running) : [];
}

export type RefetchDependencies = { knownUrls: () => string[]; request: typeof window.fetch };

/**
 * Replaces a release's files in the browser's cache. A file that was truncated or changed on its way may be cached as immutable, and every
 * later load would use it. A file that cannot be fetched is left to the following load, which reports the failure.
 */
export function createReleaseRefetch({ knownUrls, request }: RefetchDependencies): (entryUrl: string) => Promise<void> {
  return async (entryUrl) => {
    const folder = entryUrl.slice(0, entryUrl.lastIndexOf('/') + 1);
    const urls = knownUrls().filter((url) => url === entryUrl || (url.startsWith(folder) && !url.includes('?')));
    await Promise.allSettled(urls.map((url) => readWhole(request, url)));
  };
}

/** Reads the whole body, as the browser replaces the cached one only then. */
async function readWhole(request: typeof window.fetch, url: string): Promise<void> {
  const response = await request(url, { cache: 'reload' });
  await response.arrayBuffer();
}
