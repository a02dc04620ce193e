import { OVERRIDE_PAGES_FILE, overridePages, type OverridePages, type PageComposition, type RemoteName } from '@social/contracts';
import { readBuildManifest } from './build-manifest';

/** Short, as a developer's server is local. */
const TIMEOUT_MS = 3_000;

type Request = (url: string, init: RequestInit) => Promise<Response>;

/** The pages and the entry that a developer's build declares. Null if they cannot be read. */
type Declared = { remote: RemoteName; pages: OverridePages | null; entryUrl: string | null };

/**
 * Replaces the pages and menu entries of each overridden remote by those that the developer's build declares, and reads the address of its
 * entry. If they cannot be fetched, the pinned pages stay: the region shows why the build does not load.
 */
export async function applyOverrides(composition: PageComposition, request: Request): Promise<PageComposition> {
  const builds = await Promise.all(
    Object.entries(composition.remotes).map(async ([remote, { override }]): Promise<Declared | null> => {
      if (!override) return null;
      const [pages, entryUrl] = await Promise.all([
        fetchDeclaredPages(override.manifestUrl, request),
        fetchEntryUrl(override.manifestUrl, request),
      ]);
      return { remote, pages, entryUrl };
    }),
  );
  return builds.reduce<PageComposition>((result, build) => (build ? applyBuild(result, build) : result), composition);
}

async function fetchDeclaredPages(manifestUrl: string, request: Request): Promise<OverridePages | null> {
  try {
    return overridePages.parse(await fetchJson(new URL(OVERRIDE_PAGES_FILE, manifestUrl).href, request));
  } catch {
    return null;
  }
}

async function fetchEntryUrl(manifestUrl: string, request: Request): Promise<string | null> {
  try {
    return readBuildManifest(await fetchJson(manifestUrl, request), manifestUrl).entryUrl;
  } catch {
    return null;
  }
}

async function fetchJson(url: string, request: Request): Promise<unknown> {
  const reply = await request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return reply.json();
}

function applyBuild(composition: PageComposition, { remote, pages, entryUrl }: Declared): PageComposition {
  const running = composition.remotes[remote];
  if (!running?.override) return composition;
  const override = { ...running.override, ...(entryUrl === null ? {} : { entryUrl }) };
  const overridden = { ...composition, remotes: { ...composition.remotes, [remote]: { ...running, override } } };
  return pages ? replacePages(overridden, remote, pages) : overridden;
}

function replacePages(composition: PageComposition, remote: RemoteName, { pages, menu }: OverridePages): PageComposition {
  return {
    ...composition,
    pages: [...composition.pages.filter((page) => page.remote !== remote), ...pages.map((page) => ({ ...page, remote }))],
    menu: [...composition.menu.filter((entry) => entry.remote !== remote), ...menu.map((entry) => ({ ...entry, remote }))],
  };
}
