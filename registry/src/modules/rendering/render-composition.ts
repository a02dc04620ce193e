import {
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
  /** Remote to the release that takes over when the pinned one cannot be loaded. */
  fallbacks: Composition;
  /** The manifest of any release that composition or fallbacks name. */
  manifestOf(remote: string, version: string): ReleaseManifest;
};

/** A retry needs another URL, because a browser joins a request that hangs; and a URL without a hash would be blocked. */
const RETRY_QUERIES = ['?r=1', '?r=2', '?r=3'];

/** Makes what the edge serves for a revision: HTML for each group of routes, headers, and every file with its hash. */
export function renderComposition(input: RenderInput): RenderedComposition {
  const { environment, revision, settings, composition } = input;
  const shell = input.manifestOf(SHELL, composition[SHELL] ?? '');
  if (!shell.host) throw new Error('A shell without host part was let in.');
  const releases = releasesOf(input);
  const { pages, menu } = mergePages(remoteManifests(input));
  const parts: PageParts = {
    ...shell.host.document,
    brand: settings.brand,
    locale: settings.locale,
    compositionJson: inertJson({ ...pageComposition(input), pages, menu } satisfies PageComposition),
    importMapJson: inertJson({ integrity: integrityMap(releases) }),
    entry: servedFile(shell, shell.entry),
  };
  return {
    environment,
    revision,
    composition,
    hostnames: settings.hostnames,
    providerUrl: settings.providerUrl,
    overridesAllowed: settings.overridesAllowed,
    documents: planDocuments(preloadRoutes(shell.host, pages), shell.host.always, (remote, expose) =>
      regionScripts(input, remote, expose),
    ).map(({ paths, preloads }) => ({ paths, html: writeHtml(parts, preloads) })),
    headers: pageHeaders(contentSecurityPolicy(parts, settings)),
    files: releases.flatMap((manifest) => manifest.files.map(({ path }) => servedFile(manifest, path))),
  };
}

/** The pinned releases of all remotes, by name. */
function remoteManifests({ composition, manifestOf }: RenderInput): ReleaseManifest[] {
  return Object.entries(composition)
    .filter(([remote]) => remote !== SHELL)
    .sort(([a], [b]) => byRemote(a, b))
    .map(([remote, version]) => manifestOf(remote, version));
}

/** A shell from before remotes carried their pages names the regions itself. */
function preloadRoutes(host: NonNullable<ReleaseManifest['host']>, pages: readonly CompositionPage[]): PreloadRoute[] {
  const preloaded = pages.filter(({ preload }) => preload);
  const ownRoutes = (host.routes ?? []).filter(({ path }) => !preloaded.some((page) => pathShape(page.path) === pathShape(path)));
  return [...preloaded, ...ownRoutes];
}

/** All releases that a page of this revision may load files of. */
function releasesOf({ composition, fallbacks, manifestOf }: RenderInput): ReleaseManifest[] {
  return [composition, fallbacks]
    .flatMap((versions) => Object.entries(versions))
    .sort(([a], [b]) => byRemote(a, b))
    .map(([remote, version]) => manifestOf(remote, version));
}

function pageComposition({
  environment,
  revision,
  settings,
  composition,
  fallbacks,
  manifestOf,
}: RenderInput): Omit<PageComposition, 'pages' | 'menu'> {
  const reference = (remote: string, version: string) => ({
    version,
    entryUrl: releaseFileUrl(remote, version, manifestOf(remote, version).entry),
  });
  const pageRemote = (remote: string, version: string): PageRemote => ({
    ...reference(remote, version),
    exposes: manifestOf(remote, version).exposes.map(({ name }) => name),
    fallback: fallbacks[remote] === undefined ? null : reference(remote, fallbacks[remote]),
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

/** Hashes of every script, since modules are what a browser looks up here; a picture's would only lengthen each page. */
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

/** The scripts that a region needs before it can run: its remote's entry first. Empty when the release does not offer it. */
function regionScripts({ composition, manifestOf }: RenderInput, remote: string, expose: string): ServedFile[] {
  const version = composition[remote];
  const manifest = version === undefined ? undefined : manifestOf(remote, version);
  const wanted = manifest?.exposes.find(({ name }) => name === expose);
  if (!manifest || !wanted) return [];
  return [manifest.entry, ...wanted.files].map((path) => servedFile(manifest, path));
}

function servedFile(manifest: ReleaseManifest, path: string): ServedFile {
  const file = manifest.files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`${manifest.name}@${manifest.version} names ${path}, which it does not list.`);
  return { url: releaseFileUrl(manifest.name, manifest.version, path), integrity: file.integrity, sizeBytes: file.sizeBytes };
}

/** JSON that cannot end the script element around it, whatever a setting holds. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
