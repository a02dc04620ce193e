import { baseRules, createPurifier, readable, textTags } from './sanitise-html';

/** What an article has beside words: parts with headings, pictures with captions, tables. */
const articleTags = [...textTags, ...'h2 h3 h4 hr figure figcaption img table caption thead tbody tr th td'.split(' ')];
const articleAttributes = ['href', 'dir', 'src', 'alt', 'colspan', 'rowspan'];

/** The address to show a picture from; null for one that has no place here. */
export type ResolvePictureUrl = (src: string) => string | null;

/** Like `sanitiseHtml`, for an article: its headings, tables and those pictures stay that `resolvePictureUrl` finds an address for. */
export function sanitiseArticle(html: string, resolvePictureUrl: ResolvePictureUrl): string {
  const purify = createPurifier();
  purify.addHook('uponSanitizeAttribute', (node, attribute) => {
    if (attribute.attrName !== 'src') return;
    const url = node.localName === 'img' ? resolvePictureUrl(attribute.attrValue) : null;
    if (url === null) attribute.keepAttr = false;
    else attribute.attrValue = url;
  });
  const body = purify.sanitize(withOwnHeadings(readable(html)), {
    ...baseRules,
    ALLOWED_TAGS: articleTags,
    ALLOWED_ATTR: articleAttributes,
    ADD_URI_SAFE_ATTR: ['dir', 'colspan', 'rowspan'],
    RETURN_DOM: true,
  });
  if (!(body instanceof HTMLElement)) throw new TypeError('the sanitiser gave no element');
  for (const picture of body.querySelectorAll('img')) preparePicture(picture);
  return body.innerHTML;
}

/** The page has its one first heading: an article's own begin below it. */
function withOwnHeadings(html: string): string {
  return html.replace(/<(\/?)h1(?=[\s/>])/gi, '<$1h2').replace(/<(\/?)h[56](?=[\s/>])/gi, '<$1h4');
}

/** A picture of an article tells its host nothing, and comes when it is needed. One without an address leaves its words. */
function preparePicture(picture: HTMLImageElement): void {
  if (!/^(https?:|\/(?![/\\]))/i.test(picture.getAttribute('src') ?? '')) return picture.replaceWith(picture.alt);
  picture.alt ||= '';
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  picture.setAttribute('referrerpolicy', 'no-referrer');
}
