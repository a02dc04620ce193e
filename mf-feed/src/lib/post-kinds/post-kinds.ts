import type { NewPostExtra } from '@social/api/posts/post-extras';
import { BlogCard } from './blog/blog-card';
import { colorKind } from './color/color-kind';
import { feelingKind } from './feeling/feeling-kind';
import { gifKind } from './gif/gif-kind';
import { LinkKindCard } from './link/link-kind-card';
import { MediaCard } from './media/media-card';
import { pollKind } from './poll/poll-kind';
import type { PostKind, WritableKind } from './post-kind';
import { YoutubeCard } from './youtube/youtube-card';

/** The kinds that authors can add, in the order of the dialog's tiles. */
export const writableKinds: { [Name in NewPostExtra]: WritableKind<Name> } = {
  poll: pollKind,
  feeling: feelingKind,
  gifUrl: gifKind,
  colorId: colorKind,
};

/** All kinds, in the order in which a post shows them. */
export const postKinds: readonly PostKind[] = [
  ...Object.values(writableKinds),
  { Card: MediaCard, replacesText: ({ media }) => media.kind !== 'none' },
  { Card: YoutubeCard, replacesText: ({ youtubeId }) => youtubeId !== null },
  { Card: BlogCard },
  { Card: LinkKindCard },
];

export const writableNames = Object.keys(writableKinds) as NewPostExtra[];
