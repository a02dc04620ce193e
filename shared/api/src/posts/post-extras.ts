import type { BlogId, Id } from '@social/api';
import { count, id, idOrNull, list, mapped, mediaUrl, object, plainText, text } from '@social/api/wire';

/** A blog article that a post links to. */
export type PostBlog = { id: BlogId; title: string; thumbnailUrl: string | null };

export const postBlog = mapped(object({ id: id<BlogId>(), title: plainText, thumbnail: mediaUrl }), (wire): PostBlog => ({
  id: wire.id,
  title: wire.title,
  thumbnailUrl: wire.thumbnail,
}));

export type PollOptionId = Id<'poll-option'>;

/** `chosenId` is the signed-in person's vote, null before they voted. */
export type Poll = { options: { id: PollOptionId; text: string; voteCount: number }[]; chosenId: PollOptionId | null };

const pollOption = mapped(object({ id: id<PollOptionId>(), text: plainText, option_votes: count }), (wire) => ({
  id: wire.id,
  text: wire.text,
  voteCount: wire.option_votes,
}));

export const pollFields = { options: list(pollOption), voted_id: idOrNull<PollOptionId>() };

export type PostColorId = Id<'post-color'>;

/** The background of a short coloured post; each colour is `#rrggbb`. */
export type PostColor = { from: string; to: string; text: string; imageUrl: string | null };

const hexColor = mapped(text, (value) => (/^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : null));

export const postColor = mapped(
  object({ color_1: hexColor, color_2: hexColor, text_color: hexColor, image: mediaUrl }),
  (wire): PostColor | null =>
    wire.color_1 && wire.text_color
      ? { from: wire.color_1, to: wire.color_2 ?? wire.color_1, text: wire.text_color, imageUrl: wire.image }
      : null,
);

/** The author's feeling or activity: `{ kind: 'feeling', value: 'happy' }`. */
export type PostFeeling = { kind: 'feeling' | 'listening' | 'traveling' | 'watching' | 'playing'; value: string };

export const feelingFields = {
  postFeeling: plainText,
  postListening: plainText,
  postTraveling: plainText,
  postWatching: plainText,
  postPlaying: plainText,
  feeling_type: text,
  feeling: plainText,
};

/** The provider's names of the kinds, where it sends kind and value as a pair. */
const feelingKinds = new Map<string, PostFeeling['kind']>([
  ['feelings', 'feeling'],
  ['listening', 'listening'],
  ['traveling', 'traveling'],
  ['watching', 'watching'],
  ['playing', 'playing'],
]);

/** Returns the activity that is set, or null. */
export function toFeeling(wire: { [Field in keyof typeof feelingFields]: string }): PostFeeling | null {
  const pair = feelingKinds.get(wire.feeling_type);
  const found: PostFeeling[] = [
    { kind: 'feeling', value: wire.postFeeling },
    { kind: 'listening', value: wire.postListening },
    { kind: 'traveling', value: wire.postTraveling },
    { kind: 'watching', value: wire.postWatching },
    { kind: 'playing', value: wire.postPlaying },
    ...(pair ? [{ kind: pair, value: wire.feeling }] : []),
  ];
  return found.find(({ value }) => value !== '') ?? null;
}
