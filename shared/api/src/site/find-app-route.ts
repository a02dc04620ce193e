/**
 * The page of this app that a link in the provider's HTML means: a hashtag's posts, a member, a post. null for every other link.
 * `siteUrl` is the provider's own site (`mediaBaseUrl` of the page settings); its links come absolute, in new and old forms.
 */
export function findAppRoute(href: string, siteUrl: string): string | null {
  if (!URL.canParse(href) || !URL.canParse(siteUrl)) return null;
  const { origin, pathname, searchParams } = new URL(href);
  if (origin !== new URL(siteUrl).origin) return null;

  const [, first = '', second = ''] = pathname.split('/');
  const legacyPage = searchParams.get('link1');
  if (first === 'hashtag') return routeOfHashtag(decoded(second));
  if (legacyPage === 'hashtag') return routeOfHashtag(searchParams.get('hash'));
  if (first === 'post') return routeOfPost(second);
  if (legacyPage === 'post') return routeOfPost(searchParams.get('id'));
  if (legacyPage === 'timeline') return routeOfMember(searchParams.get('u'));
  return second === '' ? routeOfMember(first.replace(/^@/, '')) : null;
}

function routeOfHashtag(tag: string | null): string | null {
  return tag ? `/?hashtag=${encodeURIComponent(tag.replace(/^#/, '').toLowerCase())}` : null;
}

/** Newer addresses have words after the number: `/post/145_hello-sun.html`. */
function routeOfPost(slug: string | null): string | null {
  const id = /^\d+/.exec(slug ?? '')?.[0];
  return id ? `/post/${id}` : null;
}

/** A name of the site's own, such as `index.php`, is no member's. */
function routeOfMember(username: string | null): string | null {
  return username && /^\w{3,32}$/.test(username) ? `/profile?username=${username.toLowerCase()}` : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
