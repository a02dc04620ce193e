import { isKitFile, type ReleaseManifest, type ServedFile } from '@social/contracts';
import { unhashedFileUrl } from '@social/contracts/file-urls';
import { SHELL } from '../../domain/shell';
import { isScript } from '@social/release/content-types';
import { hasContentUrls, pageFilesOf, toServedFile } from './page-file';

/** The entries of a release and its fallback in the pages of a composition. */
export type ReleaseParts = {
  /** Import map: leads each relative import of a script to its URL by content. Empty for a release whose pages load it by version. */
  imports: Record<string, string>;
  /** Import map: the hash of each script by URL. */
  integrity: Record<string, string>;
  /** Every file that a page may load. */
  files: ServedFile[];
};

/** A retry needs another URL, because a browser waits for a hanging request of the same one; a URL without a hash is blocked. */
const RETRY_QUERIES = ['?r=1', '?r=2', '?r=3'];

/**
 * Renders a release together with the one that pages load when it fails. The fallback has its URLs by version: under those by content it would
 * ask for the very script that hangs or has failed in the page.
 */
export function renderRelease(manifest: ReleaseManifest, fallback: ReleaseManifest | null): ReleaseParts {
  const scripts = listScripts(manifest, pageFilesOf(manifest));
  const fallbackScripts = fallback ? listScripts(fallback, (file) => toServedFile(fallback, file)) : [];
  const releases = fallback ? [manifest, fallback] : [manifest];
  return {
    imports: hasContentUrls(manifest)
      ? Object.fromEntries(scripts.map(({ path, url }) => [unhashedFileUrl(manifest.name, path), url]))
      : {},
    integrity: Object.fromEntries([...scripts, ...fallbackScripts].flatMap(integrityEntries)),
    files: releases.flatMap((release) => release.files.filter(({ path }) => !isKitFile(path)).map((file) => toServedFile(release, file))),
  };
}

type Script = ServedFile & { path: string; isRetried: boolean };

/** Lists the scripts of a release at their URLs. Browsers look up no hash of a picture, which would lengthen each page for nothing. */
function listScripts({ name, entry, files }: ReleaseManifest, toFile: (file: ReleaseManifest['files'][number]) => ServedFile): Script[] {
  return files
    .filter(({ path }) => isScript(path))
    .map((file) => ({ ...toFile(file), path: file.path, isRetried: file.path === entry && name !== SHELL }));
}

function integrityEntries({ url, integrity, isRetried }: Script): (readonly [url: string, integrity: string])[] {
  return ['', ...(isRetried ? RETRY_QUERIES : [])].map((query) => [`${url}${query}`, integrity] as const);
}
