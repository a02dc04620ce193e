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
};

/** Texts are English whatever the locale of numbers and dates: `browser` has no language of its own. */
const TEXT_LANGUAGE = 'en';

/** Writes a page. The import map comes before anything that loads a module: browsers ignore a later one. */
export function writeHtml(parts: PageParts, preloads: readonly ServedFile[]): string {
  const { brand, locale, compositionJson, importMapJson, styles, script, body, entry } = parts;
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(locale === 'browser' ? TEXT_LANGUAGE : locale)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(brand)}</title>`,
    // Without it browsers request /favicon.ico, which no release has.
    '<link rel="icon" href="data:,">',
    ...(styles ? [`<style>${styles}</style>`] : []),
    `<script type="application/json" id="${COMPOSITION_ELEMENT_ID}">${compositionJson}</script>`,
    `<script type="importmap">${importMapJson}</script>`,
    ...(script ? [`<script>${script}</script>`] : []),
    ...[entry, ...preloads].map(({ url, integrity }) => `<link rel="modulepreload" href="${url}" integrity="${integrity}" crossorigin>`),
    `<script type="module" src="${entry.url}" integrity="${entry.integrity}" crossorigin></script>`,
    '</head>',
    `<body>${body}</body>`,
    '</html>',
    '',
  ].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
