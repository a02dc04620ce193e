import { findHashtags, toTopic } from './hashtags';
import { findLinks } from './links';
import { findMentions } from './mentions';

/** A part of a text. The `text` of all parts, joined, is the whole text unchanged. */
export type TextPart =
  | { kind: 'text' | 'line-break'; text: string }
  | { kind: 'link'; text: string; url: string }
  /** `topic` finds the posts: see `toTopic`. */
  | { kind: 'hashtag'; text: string; topic: string }
  /** `username` is in lower case. A member of that name may not exist. */
  | { kind: 'mention'; text: string; username: string };

type Found = { start: number; end: number; part: TextPart };

/** Splits a text into links, hashtags, mentions, line breaks and the text between. Links come first: their `#` and `@` are their own. */
export function splitText(text: string): TextPart[] {
  const found: Found[] = [
    ...findLinks(text).map(({ url, start, end }): Found => ({ start, end, part: { kind: 'link', text: url, url } })),
    ...findHashtags(text).map(({ topic, start, end }): Found => {
      return { start, end, part: { kind: 'hashtag', text: text.slice(start, end), topic: toTopic(topic) ?? topic } };
    }),
    ...findMentions(text).map(({ username, start, end }): Found => {
      return { start, end, part: { kind: 'mention', text: text.slice(start, end), username: username.toLowerCase() } };
    }),
    ...Array.from(text.matchAll(/\r?\n/g), ({ 0: line, index }): Found => {
      return { start: index, end: index + line.length, part: { kind: 'line-break', text: line } };
    }),
  ];
  const parts: TextPart[] = [];
  let end = 0;
  // A link starts before what is inside of it, and the sort is stable.
  for (const { start, end: next, part } of found.sort((a, b) => a.start - b.start)) {
    if (start < end) continue;
    if (start > end) parts.push({ kind: 'text', text: text.slice(end, start) });
    parts.push(part);
    end = next;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
