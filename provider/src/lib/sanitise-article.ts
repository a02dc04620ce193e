import sanitizeHtml from 'sanitize-html';

const MARKER = /^picture:(\d{1,2})$/;

/** The tags that are displayed in an article. There is no `h1`: the page's `h1` is the title. */
const TAGS =
  'p br span a strong em b i u s del code pre blockquote ul ol li h2 h3 h4 hr figure figcaption img table caption thead tbody tr th td';
const REPLACED_TAGS = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** Returns the stored path of a picture in the article, or null to remove the picture. */
export type FindPicturePath = (src: string) => string | null;

/**
 * Removes everything from an article's HTML except text, structure, links and the pictures that `findPicturePath` accepts. Clients sanitise
 * it again.
 */
export function sanitiseArticle(html: string, findPicturePath: FindPicturePath): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS.split(' '),
    allowedAttributes: { '*': ['dir'], a: ['href'], img: ['src', 'alt'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      ...REPLACED_TAGS,
      img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { src: findPicturePath(src) ?? '', alt } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  }).trim();
}

/** Returns the index of a picture sent with the article, which its HTML names `picture:0`. Returns null for any other source. */
export function parsePictureIndex(src: string): number | null {
  const index = MARKER.exec(src)?.[1];
  return index === undefined ? null : Number(index);
}

/** Returns true if an article has any text or picture. */
export function hasContent(html: string): boolean {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return html.includes('<img') || text.replaceAll('&nbsp;', ' ').trim() !== '';
}
