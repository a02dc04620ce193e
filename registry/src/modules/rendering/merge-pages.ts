import type { CompositionFirstCall, CompositionMenuEntry, CompositionPage, ReleaseManifest } from '@social/contracts';

export type SitePages = { pages: CompositionPage[]; menu: CompositionMenuEntry[] };

/**
 * Merges what the remotes of a composition declare: pages by remote, menu entries in rising order, those of one order by label.
 * A remote that is switched off has pages, which say so, and no menu entries.
 */
export function mergePages(manifests: readonly ReleaseManifest[], disabled: Readonly<Record<string, string>>): SitePages {
  return {
    pages: manifests.flatMap(({ name, pages = [] }) => pages.map((page) => ({ ...page, remote: name }))),
    menu: manifests
      .filter(({ name }) => disabled[name] === undefined)
      .flatMap(({ name, menu = [] }) => menu.map((entry) => ({ ...entry, remote: name })))
      .sort((a, b) => a.order - b.order || (a.label < b.label ? -1 : 1)),
  };
}

/** Lists what the pages of the remotes read first. A remote that is switched off reads nothing. */
export function mergeFirstCalls(
  manifests: readonly ReleaseManifest[],
  disabled: Readonly<Record<string, string>>,
): { firstCalls?: CompositionFirstCall[] } {
  const firstCalls = manifests
    .filter(({ name }) => disabled[name] === undefined)
    .flatMap(({ name, firstCalls: calls = [] }) => calls.map((call) => ({ ...call, remote: name })));
  return firstCalls.length > 0 ? { firstCalls } : {};
}
