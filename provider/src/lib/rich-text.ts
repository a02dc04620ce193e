import { splitText, type TextPart } from '@social/text-grammar/split-text';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Encodes a text for clients that remove tags and decode entities, so that they display it as it was typed. */
export function encodePlainText(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}

const MAX_HASHTAGS = 30;
const MAX_SHOWN_URL = 48;

/**
 * Converts a text to HTML: escaped, with links for URLs, hashtags and mentioned members. `mentioned` has the present username of each
 * member by the name in the text, in lower case. Links into the site are root-relative, because the site's own pages show them.
 */
export function toHtml(original: string, mentioned: ReadonlyMap<string, string>): string {
  return splitText(original)
    .map((part) => toElement(part, mentioned))
    .join('');
}

function toElement(part: TextPart, mentioned: ReadonlyMap<string, string>): string {
  const label = escapeHtml(part.text);
  switch (part.kind) {
    case 'text':
      return label;
    case 'line-break':
      return '<br>';
    case 'link':
      return `<a href="${label}" target="_blank" rel="nofollow noopener noreferrer ugc">${escapeHtml(shorten(part.url))}</a>`;
    case 'hashtag':
      return `<a href="/?hashtag=${encodeURIComponent(part.topic)}" class="hash">${label}</a>`;
    case 'mention': {
      const username = mentioned.get(part.username);
      return username === undefined ? label : `<a href="/profile?username=${username.toLowerCase()}" class="mention">${label}</a>`;
    }
  }
}

function shorten(url: string): string {
  const bare = Array.from(url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, ''));
  return bare.length > MAX_SHOWN_URL ? `${bare.slice(0, MAX_SHOWN_URL - 1).join('')}…` : bare.join('');
}

/** Returns the first hashtags of a text in the form by which posts are found, each once. */
export function extractHashtags(original: string): string[] {
  const topics = splitText(original).flatMap((part) => (part.kind === 'hashtag' ? part.topic : []));
  return [...new Set(topics)].slice(0, MAX_HASHTAGS);
}

/** Returns the usernames that a text mentions, in lower case, each once. A member of such a name may not exist. */
export function extractMentions(original: string): string[] {
  return [...new Set(splitText(original).flatMap((part) => (part.kind === 'mention' ? part.username : [])))];
}
