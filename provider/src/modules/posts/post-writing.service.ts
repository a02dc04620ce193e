import { extractHashtags, extractMentions } from '../../lib/rich-text';
import type { ActivityService } from '../activities/activities.service';
import type { NotificationService } from '../general/notifications.service';
import type { MemberRepository } from '../members/members.repository';
import type { PostingRightsService } from '../pages/posting-rights.service';
import type { NewMedia, NewPost, PostWritingRepository } from './post-writing.repository';
import { EmptyPostError } from './posts.errors';
import type { MediaKind, PostRow } from './posts.repository';
import type { PostService } from './posts.service';

export type Place = {
  pageId?: number | undefined;
  groupId?: number | undefined;
  eventId?: number | undefined;
  recipientId?: number | undefined;
};

export type PostWish = Place & {
  text: string;
  privacy: number;
  media: NewMedia[];
  pollOptions: string[];
  extras: Pick<NewPost, 'albumName' | 'stickerUrl' | 'location' | 'feelingType' | 'feeling' | 'colorId' | 'youtubeId' | 'takesComments'>;
};

type Dependencies = {
  writing: PostWritingRepository;
  posts: PostService;
  members: MemberRepository;
  activities: ActivityService;
  notifications: NotificationService;
  postingRights: PostingRightsService;
  now: () => Date;
};
export type PostWritingService = ReturnType<typeof createPostWritingService>;

export function createPostWritingService({ writing, posts, members, activities, notifications, postingRights, now }: Dependencies) {
  async function tellMentioned(text: string, postId: number, authorId: number): Promise<void> {
    const mentioned = await members.findUsernames(extractMentions(text).slice(0, 20));
    for (const recipientId of mentioned.values())
      await notifications.send({ type: 'post_mention', recipientId, notifierId: authorId, postId });
  }

  async function store(
    authorId: number,
    { text, privacy, media, pollOptions, extras, ...place }: PostWish,
    sharedPostId?: number,
  ): Promise<number> {
    const post = { authorId, text, privacy, sharedPostId, mediaKind: mediaKindOf(media), ...place, ...extras, createdAt: now() };
    const postId = await writing.add({ post, media, hashtags: extractHashtags(text), pollOptions });
    if (privacy !== 3 && privacy !== 4) await tellMentioned(text, postId, authorId);
    return postId;
  }

  return {
    /**
     * Publishes a post. Not to be repeated after a lost answer: it would be there twice.
     * @throws {EmptyPostError | NotAllowedToPostError} and then nothing was stored.
     */
    async publish(authorId: number, wish: PostWish): Promise<number> {
      const { text, media, pollOptions, extras } = wish;
      if (!text.trim() && media.length === 0 && pollOptions.length === 0 && !extras.stickerUrl && !extras.feeling)
        throw new EmptyPostError();
      await postingRights.assertMayPost(authorId, wish);
      return store(authorId, wish);
    },

    /**
     * Shares a post on the member's timeline, a page or a group; a share of a share shares the original.
     * @throws {PostNotFoundError | NotAllowedToPostError}
     */
    async share(memberId: number, postId: number, text: string, place: Place): Promise<number> {
      const post = await posts.findVisible(postId, memberId);
      const original = post.sharedPostId ? await posts.findVisible(post.sharedPostId, memberId) : post;
      await postingRights.assertMayPost(memberId, place);
      const wish: PostWish = { text, privacy: 0, media: [], pollOptions: [], extras: {}, ...place };
      const sharedId = await store(memberId, wish, original.id);
      await activities.record({ memberId, kind: 'share', postId: sharedId });
      await notifications.send({ type: 'shared_your_post', recipientId: original.authorId, notifierId: memberId, postId: sharedId });
      return sharedId;
    },

    /** Changes the text, and the privacy where one is given. @throws {PostNotFoundError | NotYourPostError} */
    async edit(postId: number, memberId: number, text: string, privacy?: number): Promise<void> {
      const post: PostRow = await posts.findOwn(postId, memberId);
      await writing.edit(postId, { text, privacy, editedAt: now() }, extractHashtags(text), post.createdAt);
    },
  };
}

function mediaKindOf(media: NewMedia[]): MediaKind {
  const kinds = new Set(media.map(({ kind }) => kind));
  if (kinds.has('video')) return 'video';
  if (kinds.has('audio')) return 'music';
  if (kinds.has('file')) return 'files';
  return kinds.has('image') ? 'photos' : 'text';
}
