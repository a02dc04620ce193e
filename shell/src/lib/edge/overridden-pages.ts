import { OVERRIDE_PAGES_FILE, overridePages, type OverridePages, type PageComposition, type RemoteName } from '@social/contracts';

/** Short, as a developer's server is local. */
const TIMEOUT_MS = 3_000;

/**
 * Replaces the pages and menu entries of each overridden remote by those that the developer's build declares. If they cannot be fetched,
 * the pinned ones stay: the region shows why the build does not load.
 */
export async function applyOverriddenPages(
  composition: PageComposition,
  request: (url: string, init: RequestInit) => Promise<Response>,
): Promise<PageComposition> {
  const declared = await Promise.all(
    Object.entries(composition.remotes).map(async ([remote, { override }]) =>
      override ? { remote, declared: await fetchDeclaredPages(override.manifestUrl, request) } : null,
    ),
  );
  return declared.reduce<PageComposition>(
    (result, build) => (build?.declared ? replacePages(result, build.remote, build.declared) : result),
    composition,
  );
}

async function fetchDeclaredPages(
  manifestUrl: string,
  request: (url: string, init: RequestInit) => Promise<Response>,
): Promise<OverridePages | null> {
  try {
    const reply = await request(new URL(OVERRIDE_PAGES_FILE, manifestUrl).href, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return overridePages.parse(await reply.json());
  } catch {
    return null;
  }
}

function replacePages(composition: PageComposition, remote: RemoteName, { pages, menu }: OverridePages): PageComposition {
  return {
    ...composition,
    pages: [...composition.pages.filter((page) => page.remote !== remote), ...pages.map((page) => ({ ...page, remote }))],
    menu: [...composition.menu.filter((entry) => entry.remote !== remote), ...menu.map((entry) => ({ ...entry, remote }))],
  };
}
