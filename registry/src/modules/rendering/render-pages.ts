import type { PageComposition, PageRemote, ReleaseManifest, RenderedComposition, ServedFile } from '@social/contracts';
import { configure } from '../../domain/configuration';
import { SHELL, byRemote, requireHost } from '../../domain/shell';
import { isStoredOffline, writeAppLinks } from './installed-app';
import { contentSecurityPolicy, pageHeaders } from './page-headers';
import { mergeFirstCalls, mergePages } from './merge-pages';
import { planDocuments } from './plan-documents';
import type { RenderInput } from './render-input';
import { pageFile, servedFile } from './page-file';
import { renderRelease, type ReleaseParts } from './render-release';
import { toScriptJson } from './script-json';
import { writePage, type PageParts } from './write-html';

/** The input of a composition's pages. Those of a canary tell that they run it. */
export type PageInput = Omit<RenderInput, 'canary'> & Pick<PageComposition, 'reason' | 'canary'>;

/** Renders the HTML of a composition for each group of routes, and its headers. */
export function renderPages(input: PageInput, releases: readonly ReleaseParts[]): Pick<RenderedComposition, 'headers' | 'documents'> {
  const { settings, composition } = input;
  const shell = input.getManifest(SHELL, composition[SHELL] ?? '');
  const host = requireHost(shell);
  const manifests = remoteManifests(input);
  const { pages, menu } = mergePages(manifests, input.disabled);
  const firstCalls = mergeFirstCalls(manifests, input.disabled);
  const page: PageParts = {
    ...host.document,
    brand: settings.brand,
    locale: settings.locale,
    compositionJson: toScriptJson({ ...pageComposition(input), pages, menu, ...firstCalls } satisfies PageComposition),
    importMapJson: toScriptJson(mergeImportMaps(releases)),
    entry: pageFile(shell, shell.entry),
    appLinks: writeAppLinks(shell),
  };
  const preloaded = pages.filter(({ preload }) => preload);
  const plan = planDocuments(preloaded, host.always, (remote, expose) => regionScripts(input, remote, expose));
  return {
    headers: pageHeaders(contentSecurityPolicy(page, settings)),
    documents: plan.map(({ paths, preloads }) => ({ paths, html: writePage(page, [page.entry, ...preloads]) })),
  };
}

function mergeImportMaps(releases: readonly ReleaseParts[]): Pick<ReleaseParts, 'imports' | 'integrity'> {
  return {
    imports: Object.assign({}, ...releases.map(({ imports }) => imports)) as ReleaseParts['imports'],
    integrity: Object.assign({}, ...releases.map(({ integrity }) => integrity)) as ReleaseParts['integrity'],
  };
}

/** The pinned releases of all remotes, by name. */
function remoteManifests({ composition, getManifest }: PageInput): ReleaseManifest[] {
  return Object.entries(composition)
    .filter(([remote]) => remote !== SHELL)
    .sort(([a], [b]) => byRemote(a, b))
    .map(([remote, version]) => getManifest(remote, version));
}

/** Renders every release of a composition with its fallback, in the order of the remotes. */
export function renderReleases({
  composition,
  fallbacks,
  getManifest,
}: Pick<RenderInput, 'composition' | 'fallbacks' | 'getManifest'>): ReleaseParts[] {
  return Object.entries(composition)
    .sort(([a], [b]) => byRemote(a, b))
    .map(([remote, version]) => {
      const fallback = fallbacks[remote];
      return renderRelease(getManifest(remote, version), fallback === undefined ? null : getManifest(remote, fallback));
    });
}

function pageComposition({
  environment,
  revision,
  settings,
  composition,
  fallbacks,
  disabled,
  reason,
  canary,
  getManifest,
}: PageInput): Omit<PageComposition, 'pages' | 'menu'> {
  const reference = (remote: string, version: string, findFile: typeof servedFile) => {
    const manifest = getManifest(remote, version);
    const configuration = configure(manifest, settings.configuration?.[remote]);
    return { version, entryUrl: findFile(manifest, manifest.entry).url, ...(configuration && { configuration }) };
  };
  const pageRemote = (remote: string, version: string): PageRemote => ({
    ...reference(remote, version, pageFile),
    exposes: getManifest(remote, version).exposes.map(({ name }) => name),
    fallback: fallbacks[remote] === undefined ? null : reference(remote, fallbacks[remote], servedFile),
    ...(disabled[remote] === undefined ? {} : { isDisabled: true }),
  });
  const { brand, locale, timeZone, mediaBaseUrl, telemetrySampleRate } = settings;
  return {
    environment,
    revision,
    reason,
    ...(canary ? { canary } : {}),
    shellVersion: composition[SHELL] ?? '',
    remotes: Object.fromEntries(
      Object.entries(composition)
        .filter(([remote]) => remote !== SHELL)
        .sort(([a], [b]) => byRemote(a, b))
        .map(([remote, version]) => [remote, pageRemote(remote, version)]),
    ),
    settings: {
      brand,
      locale,
      timeZone,
      mediaBaseUrl,
      telemetrySampleRate,
      ...(isStoredOffline(getManifest(SHELL, composition[SHELL] ?? ''), settings) ? { offline: true } : {}),
    },
    ...(settings.overridesAllowed ? { overridesAllowed: true } : {}),
  };
}

/**
 * Lists the scripts that a region needs before it can run: its remote's entry first, and the shell's lazy shared modules last. Empty when the
 * release does not expose it or is switched off.
 */
function regionScripts({ composition, disabled, getManifest }: PageInput, remote: string, expose: string): ServedFile[] {
  const version = composition[remote];
  const manifest = version === undefined ? undefined : getManifest(remote, version);
  const wanted = manifest?.exposes.find(({ name }) => name === expose);
  if (!manifest || !wanted || disabled[remote] !== undefined) return [];
  const shell = getManifest(SHELL, composition[SHELL] ?? '');
  const sharedFiles = (wanted.shared ?? []).flatMap((key) => requireHost(shell).sharedFiles[key] ?? []);
  return [
    ...[manifest.entry, ...wanted.files].map((path) => pageFile(manifest, path)),
    ...sharedFiles.map((path) => pageFile(shell, path)),
  ];
}
