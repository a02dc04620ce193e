import DOMPurify from 'dompurify';

/** What a post may be made of. No pictures (they tell their host who reads), no styles, no ids, no names. */
export const textTags: readonly string[] = 'p br span a strong em b i u s del code pre blockquote ul ol li'.split(' ');

/** More than a person writes: longer text is cut before it costs a frame. */
const MAX_LENGTH = 100_000;

/** What holds for all text. */
export const baseRules = {
  ADD_URI_SAFE_ATTR: ['dir'],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto):|\/(?![/\\]))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Marks that turn the direction of what follows: they make an address read as another one. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

const purify = createPurifier();

/** A sanitiser of its own: its hooks are nobody else's. */
export function createPurifier() {
  const made = DOMPurify(window);
  made.addHook('afterSanitizeAttributes', markLink);
  return made;
}

function markLink(node: Element): void {
  if (!(node instanceof HTMLAnchorElement) || !node.hasAttribute('href')) return;
  if (isAppLink(node)) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'nofollow noopener noreferrer ugc');
  const host = hostBehind(node);
  if (host !== null) node.append(` [${host}]`);
}

/** HTML from the provider with nothing left that runs, loads, covers the page or passes for a part of it. */
export function sanitiseHtml(html: string): string {
  return purify.sanitize(readable(html), { ...baseRules, ALLOWED_TAGS: [...textTags], ALLOWED_ATTR: ['href', 'dir'] });
}

/** What a person could have written: no more of it, and nothing that turns its direction. */
export function readable(html: string): string {
  return html.slice(0, MAX_LENGTH).replace(DIRECTION_MARKS, '');
}

/** Whether a link leads to a page of this very site: the provider writes such links from the root, `/?hashtag=sun`. */
export function isAppLink(link: HTMLAnchorElement): boolean {
  return link.getAttribute('href')?.startsWith('/') ?? false;
}

/** Where a link leads whose words name another address; null for honest ones. */
function hostBehind({ href, textContent }: HTMLAnchorElement): string | null {
  const named = /^\s*(?:https?:\/\/)?(?:[^\s/@]*@)?((?:[\w-]+\.)+[a-z]{2,})(?:[/:?#]|\s*$)/i.exec(textContent ?? '')?.[1];
  if (named === undefined || !URL.canParse(href)) return null;
  const { host, hostname } = new URL(href);
  const isSame = hostname === named.toLowerCase() || hostname === `www.${named.toLowerCase()}` || named.toLowerCase() === `www.${hostname}`;
  return isSame || host === '' ? null : host;
}
