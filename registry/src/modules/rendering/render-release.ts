import { isKitFile, releaseFileUrl, type ReleaseManifest, type ServedFile } from '@social/contracts';
import { SHELL } from '../shell';
import { escapeInJson, toScriptJson } from './script-json';
import { shareText, type SharedText } from './rendered-text';

/** The part of a rendering that depends on nothing but a release and its fallback, so that many revisions have it. */
export type ReleaseParts = {
  /** Members of the import map's `integrity` object, without braces; empty for a release without scripts. */
  integrity: string;
  /** The same, escaped for the HTML inside the rendering's JSON. */
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
  const parts = byFallback.get(fallback) ?? makeParts([...new Set([manifest, fallback])]);
  cached.set(manifest, byFallback.set(fallback, parts));
  return parts;
}

function makeParts(manifests: readonly ReleaseManifest[]): ReleaseParts {
  const integrity = toScriptJson(integrityMap(manifests)).slice(1, -1);
  const files = manifests.flatMap((manifest) =>
    manifest.files.filter(({ path }) => !isKitFile(path)).map(({ path }) => servedFile(manifest, path)),
  );
  return {
    integrity,
    escapedIntegrity: shareText(escapeInJson(integrity)),
    files: shareText(JSON.stringify(files).slice(1, -1)),
  };
}

/** Maps every script to its hash: browsers look up modules alone, so a picture's hash would only lengthen each page. */
function integrityMap(manifests: readonly ReleaseManifest[]): Record<string, string> {
  const entries = manifests.flatMap((manifest) =>
    manifest.files
      .filter(({ path }) => path.endsWith('.js'))
      .flatMap(({ path }) => {
        const { url, integrity } = servedFile(manifest, path);
        const isRetried = path === manifest.entry && manifest.name !== SHELL;
        return ['', ...(isRetried ? RETRY_QUERIES : [])].map((query) => [`${url}${query}`, integrity]);
      }),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

export function servedFile(manifest: ReleaseManifest, path: string): ServedFile {
  const file = manifest.files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`${manifest.name}@${manifest.version} names ${path}, which it does not list.`);
  return { url: releaseFileUrl(manifest.name, manifest.version, path), integrity: file.integrity, sizeBytes: file.sizeBytes };
}
