import type { CompositionMenuEntry, CompositionPage, ReleaseManifest } from '@social/contracts';

export type SitePages = { pages: CompositionPage[]; menu: CompositionMenuEntry[] };

/** Merges what the remotes of a composition declare: pages by remote, menu entries in rising order, those of one order by label. */
export function mergePages(manifests: readonly ReleaseManifest[]): SitePages {
  return {
    pages: manifests.flatMap(({ name, pages = [] }) => pages.map((page) => ({ ...page, remote: name }))),
    menu: manifests
      .flatMap(({ name, menu = [] }) => menu.map((entry) => ({ ...entry, remote: name })))
      .sort((a, b) => a.order - b.order || (a.label < b.label ? -1 : 1)),
  };
}
