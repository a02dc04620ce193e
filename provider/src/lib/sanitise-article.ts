import sanitizeHtml from 'sanitize-html';

const MARKER = /^picture:(\d{1,2})$/;

/** The tags that readers' pages show in an article. A page has one `h1` already, its title. */
const TAGS =
  'p br span a strong em b i u s del code pre blockquote ul ol li h2 h3 h4 hr figure figcaption img table caption thead tbody tr th td';
const REPLACED_TAGS = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** Returns the path under which a picture of the article is stored, or null for one that is to be removed. */
export type FindPicturePath = (src: string) => string | null;

/**
 * Removes everything from an article's HTML but text, structure, links and the pictures that `findPicturePath` knows. Readers' pages
 * sanitise it again.
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

/** Returns the index of a picture among those that are sent with an article, which its HTML names `picture:0`; null for any other source. */
export function parsePictureIndex(src: string): number | null {
  const index = MARKER.exec(src)?.[1];
  return index === undefined ? null : Number(index);
}

/** Whether an article has a word or a picture to read. */
export function hasContent(html: string): boolean {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return html.includes('<img') || text.replaceAll('&nbsp;', ' ').trim() !== '';
}
