import { Parser } from 'htmlparser2';
import { shorten, toPlainLine } from '../../lib/plain-line';
import { parseUrl } from './parse-url';

export type ParsedPreview = { title: string; description: string; imageUrl: string | null };

const MAX_TITLE_CHARACTERS = 200;
const MAX_DESCRIPTION_CHARACTERS = 400;

/**
 * Reads title, description and picture of a page as plain texts, from Open Graph, Twitter cards or plain HTML, in this order. Returns null
 * for a page without a title.
 */
export function parsePreview(html: string, pageUrl: string): ParsedPreview | null {
  const { metas, documentTitle } = readHead(html);
  const find = (...names: string[]) => names.map((name) => metas.get(name) ?? '').find((value) => value !== '') ?? '';
  const title = find('og:title', 'twitter:title') || toPlainLine(documentTitle);
  if (title === '') return null;
  return {
    title: shorten(title, MAX_TITLE_CHARACTERS),
    description: shorten(find('og:description', 'twitter:description', 'description'), MAX_DESCRIPTION_CHARACTERS),
    imageUrl: toHttpUrl(find('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'), pageUrl),
  };
}

function readHead(html: string) {
  const metas = new Map<string, string>();
  let documentTitle = '';
  let isInTitle = false;
  let hasTitle = false;
  const parser = new Parser(
    {
      onopentag(name, { property, name: metaName, content }) {
        if (name === 'title' && !hasTitle) isInTitle = true;
        if (name !== 'meta' || content === undefined) return;
        const key = (property ?? metaName ?? '').toLowerCase();
        if (!metas.has(key)) metas.set(key, toPlainLine(content));
      },
      ontext(text) {
        if (isInTitle) documentTitle += text;
      },
      onclosetag(name) {
        if (name !== 'title' || !isInTitle) return;
        isInTitle = false;
        hasTitle = true;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return { metas, documentTitle };
}

function toHttpUrl(address: string, pageUrl: string): string | null {
  const url = address === '' ? null : parseUrl(address, pageUrl);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
