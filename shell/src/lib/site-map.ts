import { pathShape, type CompositionPage, type MenuEntry, type PageComposition } from '@social/contracts';
import { findText } from '@social/texts';
import { getLanguage } from '@social/texts/languages';
import { matchPath } from '@social/ui/router';
import { ownPages, placeholderMenu, placeholderPages, type PlaceholderPage } from '../routes';

/** The pages and menu entries of one composition. */
export type SiteMap = {
  /** The pages that a region fills: those of the remotes and the shell's own. */
  regionPages: readonly CompositionPage[];
  /** The paths that no remote has taken over yet. */
  placeholderPages: readonly PlaceholderPage[];
  /** Top to bottom. */
  menu: readonly MenuEntry[];
  /** Returns the page at a path of the address bar; null for a placeholder and for unknown ones. */
  findRegionPage: (pathname: string) => CompositionPage | null;
  /** Returns true if a path leads to a page for members. */
  isMemberPath: (pathname: string) => boolean;
};

/** Merges what the composition's remotes declare with the shell's own pages and placeholders. */
export function createSiteMap({ pages, menu }: Pick<PageComposition, 'pages' | 'menu'>): SiteMap {
  const language = getLanguage();
  const placeholders = placeholderPages.filter(({ path }) => !pages.some((page) => takesOver(page.path, path)));
  const ownEntries = placeholderMenu.filter(({ path }) => !menu.some((entry) => pathShape(entry.path) === pathShape(path)));
  const regionPages = [...pages.map((page) => ({ ...page, title: page.titles?.[language] ?? findText(page.title) })), ...ownPages];
  const memberPages = [...regionPages.filter(({ access }) => access === 'member'), ...placeholders];

  return {
    regionPages,
    placeholderPages: placeholders,
    menu: [...menu.map((entry) => ({ ...entry, label: entry.labels?.[language] ?? findText(entry.label) })), ...ownEntries].sort(
      (a, b) => a.order - b.order,
    ),
    findRegionPage: (pathname) => regionPages.find(({ path }) => matchPath(path, pathname) !== null) ?? null,
    isMemberPath: (pathname) => memberPages.some(({ path }) => matchPath(path, pathname) !== null),
  };
}

/** `/explore` and `/explore/*` both fill the placeholder at `/explore`. */
function takesOver(pagePath: string, placeholderPath: string): boolean {
  return matchPath(pagePath, placeholderPath) !== null;
}
