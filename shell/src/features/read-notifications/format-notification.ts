import { plural, t } from '@social/texts';
import type { NotificationGroup } from './group-notifications';
import { translateSentence } from './provider-sentences';

/** Matches a bare type, which the provider sends where it has no sentence. */
const BARE_TYPE = /^\w*_\w*$/;

/** Formats the subject of the sentence: 'Asha', 'Asha and Ben', 'Asha and 2 others'. */
export function formatPeople(people: NotificationGroup['people']): string {
  const [first, second] = people;
  if (!first) return t('Somebody');
  if (!second) return first.name;
  return people.length === 2
    ? t('{first} and {second}', { first: first.name, second: second.name })
    : plural(people.length - 1, { one: '{name} and {count} other', other: '{name} and {count} others' }, { name: first.name });
}

/** Formats the rest: the provider's sentence, in the plural where needed; a neutral one where there is none. */
export function formatSentence({ sentence, people }: Pick<NotificationGroup, 'sentence' | 'people'>): string {
  if (sentence === '' || BARE_TYPE.test(sentence)) return t('did something that concerns you');
  const known = translateSentence(sentence, people.length);
  if (known !== null) return known;
  return people.length > 1 ? sentence.replace(/^is\b/, 'are').replace(/^has\b/, 'have') : sentence;
}
