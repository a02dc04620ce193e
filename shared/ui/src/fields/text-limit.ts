import { countCharacters } from '@social/text-grammar/characters';
import { trimText } from '@social/text-grammar/trim-text';
import { plural } from '@social/texts';
import { getLanguage } from '@social/texts/languages';

/** True if a text has more characters than the provider accepts, counted as it counts. Such a text is shown whole, and not sent. */
export function isTooLong(text: string, maxCharacters: number): boolean {
  return countExcess(text, maxCharacters) > 0;
}

/** Says by how much a text is too long: "2,000 characters too long". Null for a text within its limit. */
export function formatExcess(text: string, maxCharacters: number): string | null {
  const excess = countExcess(text, maxCharacters);
  if (excess === 0) return null;
  const count = new Intl.NumberFormat(getLanguage()).format(excess);
  return plural(excess, { one: '{count} character too long', other: '{count} characters too long' }, { count });
}

function countExcess(text: string, maxCharacters: number): number {
  // A character has one or two units: most texts need no counting.
  return text.length <= maxCharacters ? 0 : Math.max(0, countCharacters(trimText(text)) - maxCharacters);
}
