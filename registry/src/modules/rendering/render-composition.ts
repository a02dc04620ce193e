import {
  isKitFile,
  pathShape,
  releaseFileUrl,
  type Composition,
  type CompositionPage,
  type PageComposition,
  type PageRemote,
  type ReleaseManifest,
  type RenderedComposition,
  type ServedFile,
} from '@social/contracts';
import type { EnvironmentSettings } from '../environments/environments.schema';
import { SHELL, byRemote } from '../shell';
import { contentSecurityPolicy, pageHeaders } from './page-headers';
import { mergePages } from './merge-pages';
import { planDocuments, type PreloadRoute } from './plan-documents';
import { writeHtml, type PageParts } from './write-html';

export type RenderInput = {
  environment: string;
  revision: number;
  settings: EnvironmentSettings;
  composition: Composition;
  /** Remote to the version that a page loads when the pinned one fails. */
  fallbacks: Composition;
  /** Remote to the reason why it is switched off. */
  disabled: Readonly<Record<string, string>>;
  /** Returns the manifest of any release that composition or fallbacks name. */
  getManifest(remote: string, version: string): ReleaseManifest;
};

/** A retry needs another URL, because a browser waits for a hanging request of the same one; a URL without a hash is blocked. */
const RETRY_QUERIES = ['?r=1', '?r=2', '?r=3'];

/** Renders what the edge serves for a revision: HTML for each group of routes, headers, and every file with its hash. */
export function renderComposition(input: RenderInput): RenderedComposition {
  const { environment, revision, settings, composition } = input;
  const shell = input.getManifest(SHELL, composition[SHELL] ?? '');
  if (!shell.host) throw new Error('A shell without host part was accepted.');
  const releases = listReleases(input);
  const { pages, menu } = mergePages(remoteManifests(input), input.disabled);
  const parts: PageParts = {
    ...shell.host.document,
    brand: settings.brand,
    locale: settings.locale,
    compositionJson: toScriptJson({ ...pageComposition(input), pages, menu } satisfies PageComposition),
    importMapJson: toScriptJson({ integrity: integrityMap(releases) }),
    entry: servedFile(shell, shell.entry),
  };
  return {
    environment,
    revision,
    composition,
    disabled: Object.keys(input.disabled),
    hostnames: settings.hostnames,
    providerUrl: settings.providerUrl,
    overridesAllowed: settings.overridesAllowed,
    documents: planDocuments(preloadRoutes(shell.host, pages), shell.host.always, (remote, expose) =>
      regionScripts(input, remote, expose),
    ).map(({ paths, preloads }) => ({ paths, html: writeHtml(parts, preloads) })),
    headers: pageHeaders(contentSecurityPolicy(parts, settings)),
    files: releases.flatMap((manifest) =>
      manifest.files.filter(({ path }) => !isKitFile(path)).map(({ path }) => servedFile(manifest, path)),
    ),
  };
}

/** The pinned releases of all remotes, by name. */
function remoteManifests({ composition, getManifest }: RenderInput): ReleaseManifest[] {
  return Object.entries(composition)
    .filter(([remote]) => remote !== SHELL)
    .sort(([a], [b]) => byRemote(a, b))
    .map(([remote, version]) => getManifest(remote, version));
}

/** A shell from before remotes carried their pages names the regions itself. */
function preloadRoutes(host: NonNullable<ReleaseManifest['host']>, pages: readonly CompositionPage[]): PreloadRoute[] {
  const preloaded = pages.filter(({ preload }) => preload);
  const ownRoutes = (host.routes ?? []).filter(({ path }) => !preloaded.some((page) => pathShape(page.path) === pathShape(path)));
  return [...preloaded, ...ownRoutes];
}

/** Lists all releases of which a page of this revision may load files. */
function listReleases({ composition, fallbacks, getManifest }: RenderInput): ReleaseManifest[] {
  return [composition, fallbacks]
    .flatMap((versions) => Object.entries(versions))
    .sort(([a], [b]) => byRemote(a, b))
    .map(([remote, version]) => getManifest(remote, version));
}

function pageComposition({
  environment,
  revision,
  settings,
  composition,
  fallbacks,
  disabled,
  getManifest,
}: RenderInput): Omit<PageComposition, 'pages' | 'menu'> {
  const reference = (remote: string, version: string) => ({
    version,
    entryUrl: releaseFileUrl(remote, version, getManifest(remote, version).entry),
  });
  const pageRemote = (remote: string, version: string): PageRemote => ({
    ...reference(remote, version),
    exposes: getManifest(remote, version).exposes.map(({ name }) => name),
    fallback: fallbacks[remote] === undefined ? null : reference(remote, fallbacks[remote]),
    ...(disabled[remote] === undefined ? {} : { isDisabled: true }),
  });
  const { brand, locale, timeZone, mediaBaseUrl } = settings;
  return {
    environment,
    revision,
    reason: 'pinned',
    shellVersion: composition[SHELL] ?? '',
    remotes: Object.fromEntries(
      Object.entries(composition)
        .filter(([remote]) => remote !== SHELL)
        .sort(([a], [b]) => byRemote(a, b))
        .map(([remote, version]) => [remote, pageRemote(remote, version)]),
    ),
    settings: { brand, locale, timeZone, mediaBaseUrl },
  };
}

/** Maps every script to its hash: browsers look up modules alone, so a picture's hash would only lengthen each page. */
function integrityMap(releases: readonly ReleaseManifest[]): Record<string, string> {
  const entries = releases.flatMap((manifest) =>
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

/** Lists the scripts that a region needs before it can run: its remote's entry first. Empty when the release does not expose it or is switched off. */
function regionScripts({ composition, disabled, getManifest }: RenderInput, remote: string, expose: string): ServedFile[] {
  const version = composition[remote];
  const manifest = version === undefined ? undefined : getManifest(remote, version);
  const wanted = manifest?.exposes.find(({ name }) => name === expose);
  if (!manifest || !wanted || disabled[remote] !== undefined) return [];
  return [manifest.entry, ...wanted.files].map((path) => servedFile(manifest, path));
}

function servedFile(manifest: ReleaseManifest, path: string): ServedFile {
  const file = manifest.files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`${manifest.name}@${manifest.version} names ${path}, which it does not list.`);
  return { url: releaseFileUrl(manifest.name, manifest.version, path), integrity: file.integrity, sizeBytes: file.sizeBytes };
}

/** Writes JSON that cannot end the script element around it, whatever a setting contains. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
