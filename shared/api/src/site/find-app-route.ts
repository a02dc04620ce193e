/**
 * Finds the page of this app for a link in the provider's HTML: a hashtag's posts, a member or a post. null for any other link. `siteUrl`
 * is the provider's own site (`mediaBaseUrl` of the page settings), whose links are absolute, in new and old forms.
 */
export function findAppRoute(href: string, siteUrl: string): string | null {
  if (!URL.canParse(href) || !URL.canParse(siteUrl)) return null;
  const { origin, pathname, searchParams } = new URL(href);
  if (origin !== new URL(siteUrl).origin) return null;

  const [, first = '', second = ''] = pathname.split('/');
  const legacyPage = searchParams.get('link1');
  if (first === 'hashtag') return toHashtagRoute(tryDecode(second));
  if (legacyPage === 'hashtag') return toHashtagRoute(searchParams.get('hash'));
  if (first === 'post') return toPostRoute(second);
  if (legacyPage === 'post') return toPostRoute(searchParams.get('id'));
  if (legacyPage === 'timeline') return toMemberRoute(searchParams.get('u'));
  return second === '' ? toMemberRoute(first.replace(/^@/, '')) : null;
}

function toHashtagRoute(tag: string | null): string | null {
  return tag ? `/?hashtag=${encodeURIComponent(tag.replace(/^#/, '').toLowerCase())}` : null;
}

/** Newer URLs have a title after the id: `/post/145_hello-sun.html`. */
function toPostRoute(slug: string | null): string | null {
  const id = /^\d+/.exec(slug ?? '')?.[0];
  return id ? `/post/${id}` : null;
}

/** The site's own paths, such as `index.php`, are not usernames. */
function toMemberRoute(username: string | null): string | null {
  return username && /^\w{3,32}$/.test(username) ? `/profile?username=${username.toLowerCase()}` : null;
}

function tryDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
