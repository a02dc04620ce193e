import type { NotificationGroup } from './group-notifications';

/** What a word of the provider's for a kind of happening looks like where it has no sentence for it. */
const BARE_TYPE = /^\w*_\w*$/;

/** Who did it, as a sentence begins: 'Asha', 'Asha and Ben', 'Asha and 2 others'. */
export function formatPeople(people: NotificationGroup['people']): string {
  const [first, second] = people;
  if (!first) return 'Somebody';
  if (!second) return first.name;
  return people.length === 2 ? `${first.name} and ${second.name}` : `${first.name} and ${people.length - 1} others`;
}

/** What they did, in the provider's words, which are about one person; a neutral sentence where it has none. */
export function formatSentence({ sentence, people }: Pick<NotificationGroup, 'sentence' | 'people'>): string {
  if (sentence === '' || BARE_TYPE.test(sentence)) return 'did something that concerns you';
  return people.length > 1 ? sentence.replace(/^is\b/, 'are').replace(/^has\b/, 'have') : sentence;
}
