import type { ActivityService } from '../activities/activities.service';
import type { NotificationService } from '../general/notifications.service';
import type { AssemblePosts, FullPost } from './post-assembly';
import { NotYourPostError, PostNotFoundError } from './posts.errors';
import type { PostCursor, PostMark, PostQuery, PostRepository, PostRow } from './posts.repository';

export const LIKE = 1;

type Dependencies = {
  posts: PostRepository;
  assemblePosts: AssemblePosts;
  activities: ActivityService;
  notifications: NotificationService;
  now: () => Date;
};
export type PostService = ReturnType<typeof createPostService>;

export function createPostService({ posts, assemblePosts, activities, notifications, now }: Dependencies) {
  async function findVisible(postId: number, viewerId: number): Promise<PostRow> {
    const post = (await posts.findVisible([postId], viewerId)).get(postId);
    if (!post) throw new PostNotFoundError();
    return post;
  }

  async function findOwn(postId: number, memberId: number): Promise<PostRow> {
    const post = await findVisible(postId, memberId);
    if (post.authorId !== memberId) throw new NotYourPostError();
    return post;
  }

  async function react(post: PostRow, memberId: number, reaction: number): Promise<void> {
    const isFirst = await posts.setReaction(post.id, memberId, reaction, now());
    if (!isFirst) return;
    await activities.record({ memberId, kind: 'reaction', postId: post.id });
    await notifications.send({
      type: reaction === LIKE ? 'liked_post' : 'reaction',
      recipientId: post.authorId,
      notifierId: memberId,
      postId: post.id,
    });
  }

  async function takeReactionBack(postId: number, memberId: number): Promise<void> {
    if (await posts.removeReaction(postId, memberId)) await activities.forget(memberId, 'reaction', { postId });
  }

  return {
    findVisible,
    findOwn,

    /** Newest first; the next page starts after the last id of this one. */
    async list(query: PostQuery, viewerId: number, cursor: PostCursor): Promise<FullPost[]> {
      return assemblePosts(await posts.list(query, viewerId, cursor), viewerId);
    },

    /** One post, also one that the viewer has hidden. @throws {PostNotFoundError} */
    async get(postId: number, viewerId: number): Promise<FullPost> {
      const [full] = await assemblePosts([await findVisible(postId, viewerId)], viewerId);
      if (!full) throw new PostNotFoundError();
      return full;
    },

    /** Those of the posts that the viewer may see, by their ids. */
    async getMany(postIds: number[], viewerId: number): Promise<Map<number, FullPost>> {
      const rows = [...(await posts.findVisible(postIds, viewerId)).values()];
      return new Map((await assemblePosts(rows, viewerId)).map((full) => [full.post.id, full]));
    },

    countAsViewed: (postId: number) => posts.addView(postId),

    /** Gives a reaction (1 to 6), or takes back the same one: a toggle. @throws {PostNotFoundError} */
    async toggleReaction(postId: number, memberId: number, reaction: number): Promise<boolean> {
      const post = await findVisible(postId, memberId);
      if ((await posts.findReaction(postId, memberId)) === reaction) {
        await takeReactionBack(postId, memberId);
        return false;
      }
      await react(post, memberId, reaction);
      return true;
    },

    /** Takes the member's reaction away, whichever it was; without one nothing happens. @throws {PostNotFoundError} */
    async removeReaction(postId: number, memberId: number): Promise<void> {
      await findVisible(postId, memberId);
      await takeReactionBack(postId, memberId);
    },

    countReactions: (postId: number) => posts.countReactions(postId),

    /** Saves, reports or wonders at a post, or takes that back: a toggle. @throws {PostNotFoundError} */
    async toggleMark(mark: PostMark, postId: number, memberId: number): Promise<boolean> {
      await findVisible(postId, memberId);
      const isSet = await posts.toggleMark(mark, postId, memberId, now());
      if (mark === 'wondered')
        await (isSet ? activities.record({ memberId, kind: 'wonder', postId }) : activities.forget(memberId, 'wonder', { postId }));
      return isSet;
    },

    /** Leaves a post out of the member's lists for good. Repeating it changes nothing. @throws {PostNotFoundError} */
    async hide(postId: number, memberId: number): Promise<void> {
      await findVisible(postId, memberId);
      await posts.hide(postId, memberId, now());
    },

    /** @throws {PostNotFoundError | NotYourPostError} */
    async remove(postId: number, memberId: number): Promise<void> {
      await findOwn(postId, memberId);
      await posts.remove(postId);
    },

    /** Opens or closes a post for comments. @throws {PostNotFoundError | NotYourPostError} */
    async toggleComments(postId: number, memberId: number): Promise<boolean> {
      const { takesComments } = await findOwn(postId, memberId);
      await posts.update(postId, { takesComments: !takesComments });
      return !takesComments;
    },
  };
}
