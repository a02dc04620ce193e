import { WITHOUT_SPACES } from './scripts-without-spaces';

/** A mention in a text. `username` has no `@`, and the letters of the author. */
export type MentionMatch = { username: string; start: number; end: number };

// Not in an e-mail address, after another mention, or in a path. A letter may stand before it in scripts without spaces.
const BEFORE = `(?<![@/#&=_])(?<![\\w\\u00AA-\\u024F][.+-]{1,4})(?<!(?![${WITHOUT_SPACES}])[\\p{L}\\p{N}]\\p{M}{0,8})`;
// No address of another network (`@demo@mastodon.social`, `@demo:matrix.org`), no other name (`@demo-fan`, `@demo.example`, `@demoé`), no path (`@demo/ui`).
const AFTER = `(?!@|[a-zA-Z0-9_]|(?![${WITHOUT_SPACES}\\p{Script=Hangul}])[\\p{L}\\p{M}]|[-./][a-zA-Z0-9_]|:[\\w-]+\\.[a-zA-Z])`;

const MENTIONS = new RegExp(`${BEFORE}@([a-zA-Z0-9_]{3,32})${AFTER}`, 'gu');
// Names of people are completed too, in any script.
const TYPED = new RegExp(`${BEFORE}@([\\p{L}\\p{M}\\p{N}_]{1,32})$`, 'u');

/** Finds the mentions of a text: usernames of 3 to 32 letters, digits and underscores. Those in links are found too: see `splitText`. */
export function findMentions(text: string): MentionMatch[] {
  return Array.from(text.matchAll(MENTIONS), ({ 0: whole, 1: username = '', index }) => ({
    username,
    start: index,
    end: index + whole.length,
  }));
}

/** Finds the mention that is being typed at the end of a text: its sign and at least one letter. */
export function findTypedMention(text: string): { query: string; start: number } | null {
  const match = TYPED.exec(text);
  return match && { query: match[1] ?? '', start: match.index };
}
