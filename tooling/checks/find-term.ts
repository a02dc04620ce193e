import type { Term } from './vocabulary-terms';

/** Returns the words to use instead of the first refused one in a text in lower case, or null if there is none. */
export function findTerm(terms: readonly Term[], text: string): string | null {
  const padded = ` ${text.replace(/[^a-z0-9']+/g, ' ')} `;
  return terms.find(({ not }) => not.some((word) => padded.includes(` ${word} `)))?.say ?? null;
}
