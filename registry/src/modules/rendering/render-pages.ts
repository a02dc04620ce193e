import type { PageComposition, PageRemote, ReleaseManifest, RenderedComposition, ServedFile } from '@social/contracts';
import { SHELL, byRemote, requireHost } from '../shell';
import { isStoredOffline, writeAppLinks } from './installed-app';
import { contentSecurityPolicy, pageHeaders } from './page-headers';
import { mergeFirstCalls, mergePages } from './merge-pages';
import { planDocuments } from './plan-documents';
import type { RenderInput } from './render-input';
import { pageFile, servedFile } from './page-file';
import { renderRelease, type ReleaseParts } from './render-release';
import { separate, type RenderedText } from './rendered-text';
import { escapeInJson, toScriptJson } from './script-json';
import { writePageFrame, writePreloads, type PageParts } from './write-html';

/** The input of a composition's pages. Those of a canary tell that they run it. */
export type PageInput = Omit<RenderInput, 'canary'> & Pick<PageComposition, 'reason' | 'canary'>;

export type RenderedPages = {
  headers: RenderedComposition['headers'];
  /** The JSON text of the list of documents, without brackets. */
  documents: RenderedText;
};

/** Renders the HTML of a composition for each group of routes, and its headers. */
export function renderPages(input: PageInput): RenderedPages {
  const { settings, composition } = input;
  const shell = input.getManifest(SHELL, composition[SHELL] ?? '');
  const host = requireHost(shell);
  const manifests = remoteManifests(input);
  const { pages, menu } = mergePages(manifests, input.disabled);
  const firstCalls = mergeFirstCalls(manifests, input.disabled);
  const releases = renderReleases(input);
  const page: PageParts = {
    ...host.document,
    brand: settings.brand,
    locale: settings.locale,
    compositionJson: toScriptJson({ ...pageComposition(input), pages, menu, ...firstCalls } satisfies PageComposition),
    entry: pageFile(shell, shell.entry),
    appLinks: writeAppLinks(shell),
  };
  const importMap = writeImportMap(releases);
  const { start, end } = writePageFrame(page);
  const frame = [escapeInJson(`${start}<script type="importmap">`), ...importMap.escaped, escapeInJson('</script>\n')];
  const preloaded = pages.filter(({ preload }) => preload);
  const plan = planDocuments(preloaded, host.always, (remote, expose) => regionScripts(input, remote, expose));
  const documents = plan.map(({ paths, preloads }) => {
    const links = writePreloads([page.entry, ...preloads]);
    return [`{"paths":${JSON.stringify(paths)},"html":"`, ...frame, escapeInJson(links), escapeInJson(end), '"}'];
  });
  return {
    headers: pageHeaders(contentSecurityPolicy({ ...page, importMapJson: importMap.json }, settings)),
    documents: separate(documents).flat(),
  };
}

/** Writes the import map, and again in parts as it stands in the HTML inside the rendering's JSON. */
function writeImportMap(releases: readonly ReleaseParts[]): { json: string; escaped: RenderedText } {
  const imports = releases.filter((release) => release.imports !== '');
  const hashes = releases.filter(({ integrity }) => integrity !== '');
  return {
    json: ['{"imports":{', join(imports, 'imports'), '},"integrity":{', join(hashes, 'integrity'), '}}'].join(''),
    escaped: [
      escapeInJson('{"imports":{'),
      ...separate(imports.map(({ escapedImports }) => escapedImports)),
      escapeInJson('},"integrity":{'),
      ...separate(hashes.map(({ escapedIntegrity }) => escapedIntegrity)),
      '}}',
    ],
  };
}

function join(releases: readonly ReleaseParts[], part: 'imports' | 'integrity'): string {
  return releases.map((release) => release[part]).join(',');
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
    .map(([remote, version]) => renderRelease(getManifest(remote, version), getManifest(remote, fallbacks[remote] ?? version)));
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
    return { version, entryUrl: findFile(manifest, manifest.entry).url };
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
