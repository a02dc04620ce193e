/** The name or topic that is being typed: `@ash`, `#su`. `start` is the place of its sign. */
export type OpenWord = { kind: 'person' | 'topic'; query: string; start: number };

// What the provider makes links of begins so, too: not inside an address or another word.
const PERSON = /(?<![\p{L}\p{N}_./])@([\p{L}\p{N}_]{1,32})$/u;
const TOPIC = /(?<![\p{L}\p{N}_&/])#([\p{L}\p{N}_]{0,50})$/u;

/** What stands open right before the caret; null where nothing does, or where the caret stands inside of a word. */
export function openWordAt(text: string, caret: number): OpenWord | null {
  if (/^[\p{L}\p{N}_]/u.test(text.slice(caret))) return null;
  const before = text.slice(0, caret);
  const person = PERSON.exec(before);
  if (person) return { kind: 'person', query: person[1] ?? '', start: person.index };
  const topic = TOPIC.exec(before);
  return topic && { kind: 'topic', query: topic[1] ?? '', start: topic.index };
}

/** The text with the open word replaced by a whole one and a space, and where the caret stands then. */
export function completeWord(text: string, word: OpenWord, whole: string): { text: string; caret: number } {
  const end = word.start + 1 + word.query.length;
  const rest = text.slice(end);
  const head = `${text.slice(0, word.start)}${whole}${rest.startsWith(' ') ? '' : ' '}`;
  return { text: head + rest, caret: rest.startsWith(' ') ? head.length + 1 : head.length };
}
