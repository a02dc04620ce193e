import { findTypedHashtag } from '@social/text-grammar/hashtags';
import { findTypedMention } from '@social/text-grammar/mentions';

/** A mention or topic being typed: `@ash`, `#su`. `start` is the index of its sign. */
export type CompletionToken = { kind: 'person' | 'topic'; query: string; start: number };

/** Finds the token right before the caret; null where there is none, or where the caret is inside a word. */
export function findCompletionToken(text: string, caret: number): CompletionToken | null {
  if (/^[\p{L}\p{M}\p{N}_]/u.test(text.slice(caret))) return null;
  const before = text.slice(0, caret);
  // Signs in a link are its own.
  if (/https?:\/\/\S*$/i.test(before)) return null;
  const person = findTypedMention(before);
  if (person) return { kind: 'person', ...person };
  const topic = findTypedHashtag(before);
  return topic && { kind: 'topic', ...topic };
}

/** Replaces the token with the completed text and a space, and returns the new caret. */
export function completeToken(text: string, token: CompletionToken, insertText: string): { text: string; caret: number } {
  const end = token.start + 1 + token.query.length;
  const rest = text.slice(end);
  const head = `${text.slice(0, token.start)}${insertText}${rest.startsWith(' ') ? '' : ' '}`;
  return { text: head + rest, caret: rest.startsWith(' ') ? head.length + 1 : head.length };
}
