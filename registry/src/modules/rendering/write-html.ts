import { COMPOSITION_ELEMENT_ID, type ServedFile } from '@social/contracts';

export type PageParts = {
  brand: string;
  locale: string;
  compositionJson: string;
  importMapJson: string;
  /** The shell's own document: first-paint CSS, theme script, the elements of the body. It was checked when it was published. */
  styles: string;
  script: string;
  body: string;
  entry: ServedFile;
  /** Links of the head to icons and the web app manifest. */
  appLinks: string[];
};

/** Texts are English whatever the locale of numbers and dates: `browser` has no language of its own. */
const TEXT_LANGUAGE = 'en';

/** Describes the pages that need no sign-in, for search engines and link previews. */
const describePage = (brand: string): string =>
  `Sign in to ${brand}: posts and stories of your friends, chats, photo albums, pages and events.`;

/**
 * Writes a page that preloads `preloads`. The import map comes before anything that loads a module: browsers ignore a later one. Its integrity
 * values are most of the document, so that the shell's script, which sends the first calls and loads no module, stands before it.
 */
export function writePage(page: PageParts, preloads: readonly ServedFile[]): string {
  const { brand, locale, compositionJson, importMapJson, styles, script, body, entry, appLinks } = page;
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(locale === 'browser' ? TEXT_LANGUAGE : locale)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(brand)}</title>`,
    `<meta name="description" content="${escapeHtml(describePage(brand))}">`,
    ...appLinks,
    ...(styles ? [`<style>${styles}</style>`] : []),
    `<script type="application/json" id="${COMPOSITION_ELEMENT_ID}">${compositionJson}</script>`,
    ...(script ? [`<script>${script}</script>`] : []),
    `<script type="importmap">${importMapJson}</script>`,
    ...preloads.map(({ url, integrity }) => `<link rel="modulepreload" href="${url}" integrity="${integrity}" crossorigin>`),
    `<script type="module" src="${entry.url}" integrity="${entry.integrity}" crossorigin></script>`,
    '</head>',
    `<body>${body}</body>`,
    '</html>',
    '',
  ].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
