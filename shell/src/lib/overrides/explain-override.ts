import { satisfy } from '@module-federation/runtime-core';
import { readBuildManifest, type BuildManifest } from './build-manifest';
import type { RefusedResource } from './refused-resources';

/** A developer's build whose expose failed. */
export type FailedBuild = { manifestUrl: string; expose: string; message: string };

export type ExplainDependencies = {
  request: (url: string, init?: RequestInit) => Promise<Response>;
  importModule: (url: string) => Promise<unknown>;
  /** Lists the resources that the page's policy has refused since it started. */
  refused: () => readonly RefusedResource[];
  /** Lists the style sheets and pictures of developers' builds that did not load. */
  failed: () => readonly string[];
  /** The browser's permission for connections to this computer; null for a browser that asks for none. */
  localNetwork: () => Promise<PermissionState | null>;
  /** The versions that the page shares, by package. */
  shared: () => Readonly<Record<string, readonly string[]>>;
};

/**
 * Says why a developer's build does not run, with what to do. Tries again what the page did: fetches manifest and entry, imports the entry
 * and compares what it finds with what the page needs. Never rejects.
 * @returns sentences, the most probable cause first. The last one is the error itself.
 */
export async function explainOverride(build: FailedBuild, dependencies: ExplainDependencies): Promise<string[]> {
  const refusals = listRefusals(new URL(build.manifestUrl).origin, dependencies);
  const causes = await findCauses(build, dependencies).catch((error: unknown) => [toMessage(error)]);
  return [...new Set([...refusals, ...causes, build.message])];
}

/** Advice for a browser without the permission for the local network. */
const ALLOW = 'Allow "Local network access" (or "Apps on device") in the settings of this site';

/** A chosen published version whose expose failed. */
export type FailedRelease = { entryUrl: string; expose: string; message: string };

/**
 * Finds the reasons why a chosen published version does not run: an entry that is not served, an expose or a shared package that does not
 * fit. Never rejects.
 * @returns sentences, the most probable cause first. The last one is the error itself.
 */
export async function explainChosenRelease(
  { entryUrl, expose, message }: FailedRelease,
  dependencies: ExplainDependencies,
): Promise<string[]> {
  const { origin } = new URL(entryUrl);
  const refusals = listRefusals(origin, dependencies);
  const entry = await dependencies.request(entryUrl).catch(() => null);
  if (!entry?.ok)
    return [...refusals, `${entryUrl} ${entry ? `answers ${entry.status}` : 'does not answer'}. Choose another version.`, message];
  const manifest = await readReleaseManifest(new URL('mf-manifest.json', entryUrl).href, dependencies);
  const causes = manifest ? [...explainExposes(manifest, expose), ...explainShared(manifest, dependencies.shared())] : [];
  return [...refusals, ...causes, message];
}

/** A release of another build need not have this manifest. */
async function readReleaseManifest(url: string, { request }: ExplainDependencies): Promise<BuildManifest | null> {
  try {
    return readBuildManifest(await (await request(url)).json(), url);
  } catch {
    return null;
  }
}

function listRefusals(origin: string, { refused }: ExplainDependencies): string[] {
  return refused()
    .filter(({ url }) => url.startsWith(origin) || !url.startsWith('http'))
    .map(({ directive, url }) => `The page's policy (${directive}) refused ${url}.`);
}

async function findCauses(build: FailedBuild, dependencies: ExplainDependencies): Promise<string[]> {
  const { manifestUrl } = build;
  const reply = await fetchOrExplain(manifestUrl, dependencies);
  if (typeof reply === 'string') return [reply];
  const manifest = await parseManifest(reply, manifestUrl);
  if (typeof manifest === 'string') return [manifest];
  return [
    ...(await explainEntry(manifest, dependencies)),
    ...explainExposes(manifest, build.expose),
    ...explainShared(manifest, dependencies.shared()),
    ...(await explainFailed(manifestUrl, dependencies)),
  ];
}

/** Returns the reply, or why there is none. */
async function fetchOrExplain(url: string, { request, localNetwork }: ExplainDependencies): Promise<Response | string> {
  const reply = await request(url, { cache: 'no-store' }).catch(() => null);
  if (reply?.ok) return reply;
  if (reply) return `${url} answers ${reply.status}. Is the development server that of this build?`;
  // A reply without CORS headers arrives as an opaque one; a refused connection does not arrive at all.
  const isThere = await request(url, { cache: 'no-store', mode: 'no-cors' }).then(
    () => true,
    () => false,
  );
  if (isThere) return `${url} answers without CORS headers. Let the server send Access-Control-Allow-Origin: *.`;
  switch (await localNetwork()) {
    case 'denied':
      return `The browser does not let this page connect to this computer. ${ALLOW}, and reload.`;
    // The browser has not asked, or its question was not answered. A server that is not running fails in the same way.
    case 'prompt':
      return `${url} does not answer. Start the development server of this build, if it is not running. If it is, the browser does not let this page connect to this computer: ${ALLOW}. Then reload.`;
    default:
      return `${url} does not answer. Start the development server of this build, then reload.`;
  }
}

async function parseManifest(reply: Response, manifestUrl: string): Promise<BuildManifest | string> {
  try {
    return readBuildManifest(await reply.json(), manifestUrl);
  } catch {
    return `${manifestUrl} is no manifest of Module Federation. Set manifest: true in the options of its plugin.`;
  }
}

async function explainEntry({ entryUrl, type }: BuildManifest, dependencies: ExplainDependencies): Promise<string[]> {
  if (type !== 'module') {
    return [
      `The entry is a script of kind "${type}", and pages load ES modules. Build with library: { type: 'module' } and output.module: true.`,
    ];
  }
  const reply = await fetchOrExplain(entryUrl, dependencies);
  if (typeof reply === 'string') return [reply];
  const contentType = reply.headers.get('content-type') ?? 'no content type';
  if (!/javascript|ecmascript/.test(contentType)) return [`${entryUrl} arrives as ${contentType}, which is no script.`];
  try {
    const entry = await dependencies.importModule(entryUrl);
    const exported = entry && typeof entry === 'object' ? Object.keys(entry) : [];
    const missing = ['get', 'init'].filter((name) => !exported.includes(name));
    if (missing.length === 0) return [];
    return [
      `${entryUrl} exports ${formatList(exported)}, but not ${missing.join(' and ')}. Build it with library: { type: 'module' } and output.module: true.`,
    ];
  } catch (error) {
    return [`${entryUrl} cannot be imported: ${toMessage(error)}`];
  }
}

/** Says why style sheets and pictures of the build did not load. */
async function explainFailed(manifestUrl: string, dependencies: ExplainDependencies): Promise<string[]> {
  const { origin } = new URL(manifestUrl);
  const urls = dependencies.failed().filter((url) => url.startsWith(`${origin}/`));
  return Promise.all(
    urls.map(async (url) => {
      const reply = await fetchOrExplain(url, dependencies);
      return typeof reply === 'string' ? reply : `${url} did not load, although it answers ${reply.status}.`;
    }),
  );
}

function explainExposes({ exposes }: BuildManifest, expose: string): string[] {
  const name = expose.replace(/^\.\//, '');
  if (!exposes || exposes.includes(name)) return [];
  return [`The build exposes ${formatList(exposes.map((each) => `./${each}`))}, but not ${expose}.`];
}

function explainShared({ shared }: BuildManifest, provided: Readonly<Record<string, readonly string[]>>): string[] {
  return shared.flatMap(({ name, range }) => {
    const versions = provided[name];
    if (!versions || versions.some((version) => satisfy(version, range))) return [];
    return [`The build requires ${name} ${range}, and the page shares ${versions.join(', ')}.`];
  });
}

function formatList(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.join(', ');
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
