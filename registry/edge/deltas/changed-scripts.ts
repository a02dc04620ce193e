import type { RenderedComposition } from '@social/contracts';
import { contentFileUrl } from '@social/contracts/file-urls';
import { isScript } from '@social/release/content-types';
import { toListedFile, type ListedFile } from '../files/release-address';

/** A script of a composition and another version of it that browsers may have cached. */
export type ChangedScript = { file: ListedFile; old: ListedFile };

type Composition = Pick<RenderedComposition, 'composition' | 'files' | 'documents' | 'canary'>;

/** Lists the scripts that pages of a composition and its canary load by content. Those of fallbacks are loaded by version. */
export function listContentScripts({ composition, files, canary }: Composition): ListedFile[] {
  const listed = [{ composition, files }, ...(canary ? [canary] : [])].flatMap((arm) =>
    arm.files.map(toListedFile).filter(({ remote, version }) => arm.composition[remote] === version),
  );
  return listed.filter(({ path }) => isScript(path));
}

/** Pairs the scripts of a composition with other versions that pages loaded before. Scripts that documents load at once come first. */
export function listChangedScripts(before: readonly ListedFile[], rendered: Composition): ChangedScript[] {
  const olds = new Map<string, ListedFile[]>();
  for (const old of before) olds.set(formatName(old), [...(olds.get(formatName(old)) ?? []), old]);
  const loadedAtOnce = listLoadedAtOnce(rendered);
  const rank = ({ remote, path, integrity }: ListedFile) => loadedAtOnce.get(contentFileUrl(remote, { path, integrity })) ?? Infinity;
  const changed = listContentScripts(rendered)
    .flatMap((file) => (olds.get(formatName(file)) ?? []).map((old) => ({ file, old, rank: rank(file) })))
    .filter(({ file, old }) => file.integrity !== old.integrity);
  // Infinity minus Infinity is NaN, which would break the order.
  return changed.sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank)).map(({ file, old }) => ({ file, old }));
}

/** Returns the URLs that documents preload or start with, with their positions. */
function listLoadedAtOnce({ documents, canary }: Composition): ReadonlyMap<string, number> {
  const html = [...documents, ...(canary?.documents ?? [])].map((document) => document.html).join('');
  const urls = [...html.matchAll(/ (?:href|src)="(\/r\/[^"]+)"/g)].map(([, url = '']) => url);
  return new Map([...new Set(urls)].map((url, index) => [url, index]));
}

function formatName({ remote, path }: ListedFile): string {
  return `${remote}/${path}`;
}
