import type { BlogId, Id } from '@social/api';
import {
  count,
  epochSeconds,
  id,
  idOrNull,
  list,
  mapped,
  mediaUrl,
  object,
  objectOrNull,
  plainText,
  text,
  type Decoded,
} from '@social/api/wire';
import { toLinkPreview, type LinkPreview } from './link-preview';

/** A blog article that a post links to. */
export type PostBlog = { id: BlogId; title: string; thumbnailUrl: string | null };

const postBlog = mapped(object({ id: id<BlogId>(), title: plainText, thumbnail: mediaUrl }), (wire): PostBlog => ({
  id: wire.id,
  title: wire.title,
  thumbnailUrl: wire.thumbnail,
}));

export type PollOptionId = Id<'poll-option'>;

export type Poll = {
  options: { id: PollOptionId; text: string; voteCount: number }[];
  /** The signed-in person's vote; null before they voted. */
  chosenId: PollOptionId | null;
  /** End of the poll. null if it has none or the host does not say. */
  endsAt: Date | null;
};

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

const feelingFields = {
  postFeeling: plainText,
  postListening: plainText,
  postTraveling: plainText,
  postWatching: plainText,
  postPlaying: plainText,
  feeling_type: text,
  feeling: plainText,
};

/** The provider's `feeling_type` of each kind. */
const feelingTypes: Record<PostFeeling['kind'], string> = {
  feeling: 'feelings',
  listening: 'listening',
  traveling: 'traveling',
  watching: 'watching',
  playing: 'playing',
};

/** Returns the activity that is set, or null. */
function toFeeling(wire: { [Field in keyof typeof feelingFields]: string }): PostFeeling | null {
  const typedKind = (Object.keys(feelingTypes) as PostFeeling['kind'][]).find((kind) => feelingTypes[kind] === wire.feeling_type);
  const found: PostFeeling[] = [
    { kind: 'feeling', value: wire.postFeeling },
    { kind: 'listening', value: wire.postListening },
    { kind: 'traveling', value: wire.postTraveling },
    { kind: 'watching', value: wire.postWatching },
    { kind: 'playing', value: wire.postPlaying },
    ...(typedKind ? [{ kind: typedKind, value: wire.feeling }] : []),
  ];
  return found.find(({ value }) => value !== '') ?? null;
}

/** The parts of a post other than its text and media. */
export type PostExtras = {
  poll: Poll | null;
  feeling: PostFeeling | null;
  blog: PostBlog | null;
  /** Eleven characters that are safe in a URL. */
  youtubeId: string | null;
  link: LinkPreview | null;
  /** Sent by some hosts; the others send `colorId`, which the site settings resolve. */
  color: PostColor | null;
  colorId: PostColorId | null;
};

export const extraFields = {
  ...pollFields,
  poll_ends_at: epochSeconds,
  ...feelingFields,
  blog: objectOrNull(postBlog),
  postYoutube: text,
  postLink: text,
  postLinkTitle: plainText,
  postLinkContent: plainText,
  postLinkImage: mediaUrl,
  color: objectOrNull(postColor),
  color_id: idOrNull<PostColorId>(),
};

export function toPostExtras(wire: { [Field in keyof typeof extraFields]: Decoded<(typeof extraFields)[Field]> }): PostExtras {
  return {
    poll: wire.options.length > 0 ? { options: wire.options, chosenId: wire.voted_id, endsAt: wire.poll_ends_at } : null,
    feeling: toFeeling(wire),
    blog: wire.blog,
    youtubeId: /^[\w-]{11}$/.test(wire.postYoutube) ? wire.postYoutube : null,
    link: toLinkPreview({
      url: wire.postLink,
      title: wire.postLinkTitle,
      description: wire.postLinkContent,
      imageUrl: wire.postLinkImage,
    }),
    color: wire.color,
    colorId: wire.color_id,
  };
}

/** How long a poll can take votes, in hours. */
export const pollDurations = [24, 72, 168] as const;

export type NewPoll = {
  /** Readers choose between these. */
  answers: readonly string[];
  /** The hours until it ends; null for never. Stored where the site settings say so (`canEndPolls`). */
  hours: (typeof pollDurations)[number] | null;
};

type ExtraValues = {
  poll: NewPoll;
  feeling: PostFeeling;
  /** An `https` URL. */
  gifUrl: string;
  colorId: PostColorId;
};

export type NewPostExtra = keyof ExtraValues;

/** The extra that an author adds to a post besides text and files; null for none. */
export type NewPostExtras = { [Name in NewPostExtra]: ExtraValues[Name] | null };

export const noExtras: NewPostExtras = { poll: null, feeling: null, gifUrl: null, colorId: null };

type FormFields = Record<string, string | readonly string[]>;

const extraForms: { [Name in NewPostExtra]: (value: ExtraValues[Name]) => FormFields } = {
  poll: ({ answers, hours }) => ({ 'answer[]': answers, ...(hours !== null && { poll_ends_in_hours: String(hours) }) }),
  feeling: ({ kind, value }) => ({ feeling_type: feelingTypes[kind], feeling: value }),
  gifUrl: (url) => ({ postSticker: url }),
  colorId: (id) => ({ post_color: id }),
};

/** Returns the provider's form fields of a new post's extras. */
export function toExtrasForm(extras: NewPostExtras): FormFields {
  const names = Object.keys(extraForms) as NewPostExtra[];
  return Object.assign({}, ...names.map((name) => toExtraForm(name, extras[name]))) as FormFields;
}

function toExtraForm<Name extends NewPostExtra>(name: Name, value: NewPostExtras[Name]): FormFields {
  return value === null ? {} : extraForms[name](value);
}

/** The provider's filters of a feed. */
export type PostType = 'text' | 'photos' | 'video' | 'music' | 'files';
