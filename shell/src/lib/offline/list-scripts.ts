import type { PageComposition } from '@social/contracts';
import { outboxExpose, SHELL } from '../../routes';
import type { KnownHashes } from '../federation/import-map';

/** A script's address by content without its hash: each version of the script has it. */
const withoutHash = (pathname: string) => pathname.replace(/\.[\w-]{8}(\.m?js)$/, '$1');

type ScriptsInput = {
  /** The hashes of the page's import map. */
  hashes: KnownHashes;
  composition: Pick<PageComposition, 'remotes'>;
  /** The paths of scripts that this page has loaded, and of those that are stored. */
  loaded: Iterable<string>;
  stored: Iterable<string>;
};

/**
 * Lists the scripts to store with a document. These are the scripts that the page has loaded, and this composition's versions of stored
 * scripts, which the member has used before. The shell's are added, so that its menus and sign-out work, and those that send unsent items.
 */
export function listScripts({ hashes, composition, loaded, stored }: ScriptsInput): string[] {
  const used = new Set([...loaded, ...stored].map(withoutHash));
  const entries = Object.entries(composition.remotes).flatMap(([remote, { exposes, entryUrl }]) =>
    exposes.includes(outboxExpose) ? [withoutHash(entryUrl), `/r/${remote}/-/expose-${outboxExpose.slice('./'.length)}.js`] : [],
  );
  for (const entry of entries) used.add(entry);
  return Object.keys(hashes).filter(
    (path) => /^\/r\/[^/]+\/-\/.*\.m?js$/.test(path) && (path.startsWith(`/r/${SHELL}/`) || used.has(withoutHash(path))),
  );
}
