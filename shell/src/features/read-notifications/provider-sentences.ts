import { plural } from '@social/texts';

type Sentence = (peopleCount: number) => string;

/** The sentences that our provider sends, by their English text, which other hosts have too. A sentence that is not among them is shown as sent. */
const sentences: Readonly<Record<string, Sentence>> = {
  'followed you': (count) => plural(count, { one: 'followed you', other: 'followed you' }),
  'would like to follow you': (count) => plural(count, { one: 'would like to follow you', other: 'would like to follow you' }),
  'accepted your follow request': (count) => plural(count, { one: 'accepted your follow request', other: 'accepted your follow request' }),
  'liked your post': (count) => plural(count, { one: 'liked your post', other: 'liked your post' }),
  'reacted to your post': (count) => plural(count, { one: 'reacted to your post', other: 'reacted to your post' }),
  'commented on your post': (count) => plural(count, { one: 'commented on your post', other: 'commented on your post' }),
  'replied to your comment': (count) => plural(count, { one: 'replied to your comment', other: 'replied to your comment' }),
  'liked your comment': (count) => plural(count, { one: 'liked your comment', other: 'liked your comment' }),
  'shared your post': (count) => plural(count, { one: 'shared your post', other: 'shared your post' }),
  'mentioned you in a post': (count) => plural(count, { one: 'mentioned you in a post', other: 'mentioned you in a post' }),
  'mentioned you in a comment': (count) => plural(count, { one: 'mentioned you in a comment', other: 'mentioned you in a comment' }),
  'liked your page': (count) => plural(count, { one: 'liked your page', other: 'liked your page' }),
  'invited you to like a page': (count) => plural(count, { one: 'invited you to like a page', other: 'invited you to like a page' }),
  'commented on your article': (count) => plural(count, { one: 'commented on your article', other: 'commented on your article' }),
  'replied to your comment on an article': (count) =>
    plural(count, { one: 'replied to your comment on an article', other: 'replied to your comment on an article' }),
  'is going to your event': (count) => plural(count, { one: 'is going to your event', other: 'are going to your event' }),
  'invited you to an event': (count) => plural(count, { one: 'invited you to an event', other: 'invited you to an event' }),
  'changed an event that you answered': (count) =>
    plural(count, { one: 'changed an event that you answered', other: 'changed an event that you answered' }),
  'cancelled an event': (count) => plural(count, { one: 'cancelled an event', other: 'cancelled an event' }),
  'hosts an event that you go to, within a day': (count) =>
    plural(count, { one: 'hosts an event that you go to, within a day', other: 'host an event that you go to, within a day' }),
  'made you an admin of a page': (count) => plural(count, { one: 'made you an admin of a page', other: 'made you an admin of a page' }),
  'added you to a group': (count) => plural(count, { one: 'added you to a group', other: 'added you to a group' }),
};

/** Returns a sentence of the provider in the language of the page; null for one that is not known. */
export function translateSentence(sentence: string, peopleCount: number): string | null {
  return Object.hasOwn(sentences, sentence) ? (sentences[sentence]?.(peopleCount) ?? null) : null;
}
