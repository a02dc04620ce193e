import type { StoryId } from '@social/api';
import { count, epochSeconds, flag, id, list, mapped, mediaUrl, object, plainText, type Decoded } from '@social/api/wire';
import { personFields, toPersonSummary, type PersonSummary } from '../people/person';
import { toReactions, wireReactions } from '../posts/post-reactions';
import type { Reaction } from '../posts/toggle-reaction';

/** A picture or a video that expires after a day. */
export type Story = {
  id: StoryId;
  title: string;
  description: string;
  kind: 'image' | 'video';
  /** null where the provider's URL is invalid. */
  mediaUrl: string | null;
  thumbnailUrl: string | null;
  postedAt: Date | null;
  expiresAt: Date | null;
  isMine: boolean;
  isViewed: boolean;
  viewCount: number;
  /** The signed-in person's own reaction. null if there is none or the provider does not send it. */
  reaction: Reaction | null;
};

/** A member with their stories of the last day. */
export type StoryOwner = { person: PersonSummary; stories: Story[] };

const files = list(object({ filename: mediaUrl }));

export const story = mapped(
  object({
    id: id<StoryId>(),
    title: plainText,
    description: plainText,
    posted: epochSeconds,
    expire: epochSeconds,
    thumbnail: mediaUrl,
    images: files,
    videos: files,
    is_owner: flag,
    is_viewed: flag,
    view_count: count,
    reaction: wireReactions,
  }),
  (wire): Story => {
    const [video] = wire.videos;
    return {
      id: wire.id,
      title: wire.title,
      description: wire.description,
      kind: video ? 'video' : 'image',
      // Older hosts send the picture of a story only as its thumbnail.
      mediaUrl: video ? video.filename : (wire.images[0]?.filename ?? wire.thumbnail),
      thumbnailUrl: wire.thumbnail,
      postedAt: wire.posted,
      expiresAt: wire.expire,
      isMine: wire.is_owner,
      isViewed: wire.is_viewed,
      viewCount: wire.view_count,
      reaction: toReactions(wire.reaction)?.mine ?? null,
    };
  },
);

const wireOwner = object({ ...personFields, stories: list(story) });

export const storyOwner = mapped(wireOwner, (wire: Decoded<typeof wireOwner>): StoryOwner => ({
  person: toPersonSummary(wire),
  stories: wire.stories,
}));
