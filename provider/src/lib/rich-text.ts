const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Encodes a text for clients that remove tags and decode entities, so that they display it as it was typed. */
export function encodePlainText(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}

const MAX_HASHTAGS = 30;

/** Matches URLs, hashtags, mentions and line ends in one pass; the rest is plain text. */
const TOKENS =
  /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])|(?<![\p{L}\p{N}_&/])#([\p{L}\p{N}_]{2,50})|(?<![\p{L}\p{N}_./])@([A-Za-z0-9_]{3,32})|\r?\n/gu;

/**
 * Converts a text to HTML: escaped, with links for URLs, hashtags and the mentions of members who exist.
 * Links into the site are root-relative, because the site's own pages show them.
 */
export function toHtml(original: string, isMember: (username: string) => boolean): string {
  let html = '';
  let end = 0;
  for (const match of original.matchAll(TOKENS)) {
    html += escapeHtml(original.slice(end, match.index)) + toLink(match, isMember);
    end = match.index + match[0].length;
  }
  return html + escapeHtml(original.slice(end));
}

function toLink([whole, url, tag, username]: RegExpMatchArray, isMember: (username: string) => boolean): string {
  if (url) return `<a href="${escapeHtml(url)}" target="_blank" rel="nofollow noopener noreferrer ugc">${escapeHtml(shorten(url))}</a>`;
  if (tag) return `<a href="/?hashtag=${encodeURIComponent(tag.toLowerCase())}" class="hash">#${escapeHtml(tag)}</a>`;
  if (username && isMember(username.toLowerCase()))
    return `<a href="/profile?username=${username.toLowerCase()}" class="mention">@${username}</a>`;
  return username ? whole : '<br>';
}

function shorten(url: string): string {
  const bare = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return bare.length > 48 ? `${bare.slice(0, 47)}…` : bare;
}

/** Returns the first hashtags of a text in lower case, each once. Posts are found by them. */
export function extractHashtags(original: string): string[] {
  return matchDistinct(original, 2).slice(0, MAX_HASHTAGS);
}

/** Returns the usernames that a text mentions, in lower case, each once. No member may have such a name. */
export function extractMentions(original: string): string[] {
  return matchDistinct(original, 3);
}

/** Returns at most ten search terms. They contain only letters and digits, so that the query has no operators. */
export function extractSearchTerms(query: string): string[] {
  return [...query.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].map(([term]) => term).slice(0, 10);
}

function matchDistinct(original: string, group: 2 | 3): string[] {
  const matches = [...original.matchAll(TOKENS)].flatMap((match) => match[group]?.toLowerCase() ?? []);
  return [...new Set(matches)];
}
