/** A mention or topic being typed: `@ash`, `#su`. `start` is the index of its sign. */
export type CompletionToken = { kind: 'person' | 'topic'; query: string; start: number };

// Matches only where the provider creates links: not inside an address or another word.
const PERSON = /(?<![\p{L}\p{N}_./])@([\p{L}\p{N}_]{1,32})$/u;
const TOPIC = /(?<![\p{L}\p{N}_&/])#([\p{L}\p{N}_]{0,50})$/u;

/** Finds the token right before the caret; null where there is none, or where the caret is inside a word. */
export function findCompletionToken(text: string, caret: number): CompletionToken | null {
  if (/^[\p{L}\p{N}_]/u.test(text.slice(caret))) return null;
  const before = text.slice(0, caret);
  const person = PERSON.exec(before);
  if (person) return { kind: 'person', query: person[1] ?? '', start: person.index };
  const topic = TOPIC.exec(before);
  return topic && { kind: 'topic', query: topic[1] ?? '', start: topic.index };
}

/** Replaces the token with the completed text and a space, and returns the new caret. */
export function completeToken(text: string, token: CompletionToken, insertText: string): { text: string; caret: number } {
  const end = token.start + 1 + token.query.length;
  const rest = text.slice(end);
  const head = `${text.slice(0, token.start)}${insertText}${rest.startsWith(' ') ? '' : ' '}`;
  return { text: head + rest, caret: rest.startsWith(' ') ? head.length + 1 : head.length };
}
