import { baseRules, createPurifier, normaliseHtml, textTags } from './sanitise-html';

/** The tags of articles: headings, pictures with captions and tables besides text. */
const articleTags = [...textTags, ...'h2 h3 h4 hr figure figcaption img table caption thead tbody tr th td'.split(' ')];
const articleAttributes = ['href', 'dir', 'src', 'alt', 'colspan', 'rowspan'];

/** Returns the URL to load a picture from, or null to omit it. */
export type ResolvePictureUrl = (src: string) => string | null;

/** Like `sanitiseHtml`, and keeps an article's headings, tables and the pictures that `resolvePictureUrl` finds a URL for. */
export function sanitiseArticle(html: string, resolvePictureUrl: ResolvePictureUrl): string {
  const purify = createPurifier();
  purify.addHook('uponSanitizeAttribute', (node, attribute) => {
    if (attribute.attrName !== 'src') return;
    const url = node.localName === 'img' ? resolvePictureUrl(attribute.attrValue) : null;
    if (url === null) attribute.keepAttr = false;
    else attribute.attrValue = url;
  });
  const body = purify.sanitize(lowerHeadings(normaliseHtml(html)), {
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

/** The page has one `h1` already, so an article's headings begin at `h2`. */
function lowerHeadings(html: string): string {
  return html.replace(/<(\/?)h1(?=[\s/>])/gi, '<$1h2').replace(/<(\/?)h[56](?=[\s/>])/gi, '<$1h4');
}

/** Loads a picture lazily and without a referrer; one without a URL is replaced by its alternative text. */
function preparePicture(picture: HTMLImageElement): void {
  if (!/^(https?:|\/(?![/\\]))/i.test(picture.getAttribute('src') ?? '')) return picture.replaceWith(picture.alt);
  picture.alt ||= '';
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  picture.setAttribute('referrerpolicy', 'no-referrer');
}
