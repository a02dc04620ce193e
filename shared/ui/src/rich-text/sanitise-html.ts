import DOMPurify from 'dompurify';

/** The tags of posts. No pictures (their host would learn who reads), no styles, no ids, no names. */
export const textTags: readonly string[] = 'p br span a strong em b i u s del code pre blockquote ul ol li'.split(' ');

/** Longer than members write; the rest is cut before it costs a frame. */
const MAX_LENGTH = 100_000;

/** The rules for all HTML. */
export const baseRules = {
  ADD_URI_SAFE_ATTR: ['dir'],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto):|\/(?![/\\]))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Bidirectional control characters: they make a URL read as another one. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

const purify = createPurifier();

/** Creates a sanitiser with hooks of its own. */
export function createPurifier() {
  const purifier = DOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', markLink);
  return purifier;
}

function markLink(node: Element): void {
  if (!(node instanceof HTMLAnchorElement) || !node.hasAttribute('href')) return;
  if (isAppLink(node)) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'nofollow noopener noreferrer ugc');
  const host = findMaskedHost(node);
  if (host !== null) node.append(` [${host}]`);
}

/** Removes everything from the provider's HTML that runs, loads, covers the page or passes for a part of it. */
export function sanitiseHtml(html: string): string {
  return purify.sanitize(normaliseHtml(html), { ...baseRules, ALLOWED_TAGS: [...textTags], ALLOWED_ATTR: ['href', 'dir'] });
}

/** Cuts HTML to the length limit and removes bidirectional control characters. */
export function normaliseHtml(html: string): string {
  return html.slice(0, MAX_LENGTH).replace(BIDI_CONTROLS, '');
}

/** Returns true if a link leads to a page of this app: the provider writes such links from the root, `/?hashtag=sun`. */
export function isAppLink(link: HTMLAnchorElement): boolean {
  return link.getAttribute('href')?.startsWith('/') ?? false;
}

/** Returns the real host of a link whose text names another one; null for any other link. */
function findMaskedHost({ href, textContent }: HTMLAnchorElement): string | null {
  const named = /^\s*(?:https?:\/\/)?(?:[^\s/@]*@)?((?:[\w-]+\.)+[a-z]{2,})(?:[/:?#]|\s*$)/i.exec(textContent ?? '')?.[1];
  if (named === undefined || !URL.canParse(href)) return null;
  const { host, hostname } = new URL(href);
  const isSame = hostname === named.toLowerCase() || hostname === `www.${named.toLowerCase()}` || named.toLowerCase() === `www.${hostname}`;
  return isSame || host === '' ? null : host;
}
