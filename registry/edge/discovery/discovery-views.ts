import type { PageComposition, RenderedComposition } from '@social/contracts';
import { moduleFolder, moduleUrl, REMOTE_ENTRY_JSON, toModuleName } from './module-address';
import { contentFileUrl, releaseFileUrl } from '@social/contracts/file-urls';

/** A composition to convert for other tools. `origin` is the requested address of the environment. */
export type DiscoveryInput = { page: PageComposition; rendered: RenderedComposition; origin: string };

const FRONTEND_DISCOVERY_SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** Views in the exact formats of other tools, without additional fields. */
export const discoveryViews: Readonly<Record<string, (input: DiscoveryInput) => unknown>> = {
  '/discovery/frontend-discovery.json': frontendDiscovery,
  '/discovery/import-map.json': importMap,
  '/discovery/native-federation.json': nativeFederation,
};

/** Frontend Discovery `v1-pre`. Its `fallbackUrl` is for the same version elsewhere, so our fallback, an older version, is in `extras`. */
function frontendDiscovery(input: DiscoveryInput) {
  const { environment, revision } = input.page;
  const entries = listRemotes(input).map(({ name, version, url, integrity, exposes, fallback, scripts }) => {
    const extras = { environment, revision, fallback, modulefederation: { name, type: 'module', exposes, integrity: scripts } };
    return [name, [{ url, metadata: { integrity, version }, deployment: { traffic: 100, default: true }, extras }]];
  });
  return { schema: FRONTEND_DISCOVERY_SCHEMA, microFrontends: Object.fromEntries(entries) as unknown };
}

/** An import map of WHATWG HTML: each expose as a module, each entry as a container, and the hash of every script. */
function importMap(input: DiscoveryInput) {
  const remotes = listRemotes(input);
  const modules = remotes.flatMap(({ name, exposes }) =>
    exposes.map((expose) => [`${name}/${toModuleName(expose)}`, new URL(moduleUrl(name, expose), input.origin).href]),
  );
  return {
    imports: { ...Object.fromEntries(remotes.map(({ name, url }) => [name, url])), ...Object.fromEntries(modules) } as Record<
      string,
      string
    >,
    scopes: {},
    integrity: Object.assign({}, ...remotes.map(({ scripts }) => scripts)) as unknown,
  };
}

/** The manifest of Native Federation: each remote with the address of its `remoteEntry.json`. */
function nativeFederation(input: DiscoveryInput) {
  return Object.fromEntries(
    listRemotes(input).map(({ name }) => [name, new URL(moduleFolder(name) + REMOTE_ENTRY_JSON, input.origin).href]),
  );
}

/**
 * Lists the running remotes, without those that are switched off. URLs are by version. Scripts with URLs by content find other scripts of
 * their release only through the page's import map.
 */
export function listRemotes({ page, rendered, origin }: DiscoveryInput) {
  const toUrl = (path: string) => new URL(path, origin).href;
  const remotes = Object.entries(page.remotes).filter(([, { isDisabled }]) => !isDisabled);
  return remotes.map(([name, { version, entryUrl, exposes, fallback }]) => {
    const scripts = listScripts(rendered, name, version);
    const entry = scripts.find(({ url, contentUrl }) => url === entryUrl || contentUrl === entryUrl);
    return {
      name,
      version,
      url: toUrl(entry?.url ?? entryUrl),
      integrity: entry?.integrity ?? '',
      exposes,
      fallback: fallback && { version: fallback.version, url: toUrl(fallback.entryUrl) },
      scripts: Object.fromEntries(scripts.map(({ url, integrity }) => [toUrl(url), integrity])),
    };
  });
}

function listScripts({ files }: RenderedComposition, remote: string, version: string) {
  const folder = releaseFileUrl(remote, version, '');
  return files
    .filter(({ url }) => url.startsWith(folder) && url.endsWith('.js'))
    .map(({ url, integrity }) => ({ url, integrity, contentUrl: contentFileUrl(remote, { path: url.slice(folder.length), integrity }) }));
}
