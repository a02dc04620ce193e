import { isKitFile, type ReleaseManifest } from '@social/contracts';
import { unhashedFileUrl } from '@social/contracts/file-urls';
import { SHELL } from '../shell';
import { hasContentUrls, isScript, pageFile, servedFile } from './page-file';
import { escapeInJson, toScriptJson } from './script-json';
import { shareText, type SharedText } from './rendered-text';

/** The part of a rendering that depends on nothing but a release and its fallback, so that many revisions have it. */
export type ReleaseParts = {
  /** Members of the import map's `imports` object, without braces; empty for a release whose pages load it by version. */
  imports: string;
  /** The same, escaped for the HTML inside the rendering's JSON. */
  escapedImports: SharedText;
  /** Members of the import map's `integrity` object, without braces; empty for a release without scripts. */
  integrity: string;
  escapedIntegrity: SharedText;
  /** Members of the list of served files, without brackets. */
  files: SharedText;
};

/** A retry needs another URL, because a browser waits for a hanging request of the same one; a URL without a hash is blocked. */
const RETRY_QUERIES = ['?r=1', '?r=2', '?r=3'];

/** Manifests never change and are cached, so that their parts are made once for as long as they are in memory. */
const cached = new WeakMap<ReleaseManifest, WeakMap<ReleaseManifest, ReleaseParts>>();

/** Renders a release together with the one that pages load when it fails; `fallback` is the release itself where there is none. */
export function renderRelease(manifest: ReleaseManifest, fallback: ReleaseManifest): ReleaseParts {
  const byFallback = cached.get(manifest) ?? new WeakMap<ReleaseManifest, ReleaseParts>();
  const parts = byFallback.get(fallback) ?? makeParts(manifest, fallback);
  cached.set(manifest, byFallback.set(fallback, parts));
  return parts;
}

/** The fallback has its URLs by version: under those by content it would ask for the very script that hangs or has failed in the page. */
function makeParts(manifest: ReleaseManifest, fallback: ReleaseManifest): ReleaseParts {
  const others = fallback === manifest ? [] : [fallback];
  const integrity = writeMembers(
    [integrityEntries(manifest, pageFile), ...others.map((other) => integrityEntries(other, servedFile))].flat(),
  );
  const imports = hasContentUrls(manifest) ? writeMembers(importEntries(manifest)) : '';
  const files = [manifest, ...others].flatMap((release) =>
    release.files.filter(({ path }) => !isKitFile(path)).map(({ path }) => servedFile(release, path)),
  );
  return {
    imports,
    escapedImports: shareText(escapeInJson(imports)),
    integrity,
    escapedIntegrity: shareText(escapeInJson(integrity)),
    files: shareText(JSON.stringify(files).slice(1, -1)),
  };
}

type Entry = readonly [key: string, value: string];

/** Lists the hash of every script: browsers look up modules alone, so a picture's hash would only lengthen each page. */
function integrityEntries(manifest: ReleaseManifest, findFile: typeof servedFile): Entry[] {
  return listScripts(manifest).flatMap((path) => {
    const { url, integrity } = findFile(manifest, path);
    const isRetried = path === manifest.entry && manifest.name !== SHELL;
    return ['', ...(isRetried ? RETRY_QUERIES : [])].map((query) => [`${url}${query}`, integrity] as const);
  });
}

/** Leads each script's relative imports to the URL by content. */
function importEntries(manifest: ReleaseManifest): Entry[] {
  return listScripts(manifest).map((path) => [unhashedFileUrl(manifest.name, path), pageFile(manifest, path).url]);
}

function listScripts({ files }: ReleaseManifest): string[] {
  return files.map(({ path }) => path).filter(isScript);
}

function writeMembers(entries: readonly Entry[]): string {
  return toScriptJson(Object.fromEntries(entries)).slice(1, -1);
}
