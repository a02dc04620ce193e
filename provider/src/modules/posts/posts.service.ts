import { toSearchTerms } from '@social/text-grammar/search-lexemes';
import type { Cursor } from '../../lib/cursor';
import type { ActivityService } from '../activities/activities.service';
import type { NotificationService } from '../general/notifications.service';
import type { LiveRepository } from '../live/live.repository';
import type { ReactionRepository } from '../reactions/reactions.repository';
import type { AssemblePosts, FullPost } from './post-assembly';
import type { PostQuery, PostScope } from './post-query';
import { NotYourPostError, PostNotFoundError } from './posts.errors';
import type { PostMark, PostRepository, PostRow } from './posts.repository';

export const LIKE = 1;

type Dependencies = {
  posts: PostRepository;
  reactions: ReactionRepository;
  assemblePosts: AssemblePosts;
  activities: ActivityService;
  notifications: NotificationService;
  live: Pick<LiveRepository, 'announcePost'>;
  now: () => Date;
};
export type PostService = ReturnType<typeof createPostService>;

export function createPostService({ posts, reactions, assemblePosts, activities, notifications, live, now }: Dependencies) {
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

  async function list(query: PostQuery, viewerId: number, cursor: Cursor): Promise<FullPost[]> {
    return assemblePosts(await posts.list(query, viewerId, cursor), viewerId);
  }

  return {
    /** Finds the row of a post that the viewer may see. @throws {PostNotFoundError} */
    findVisible,

    /** Finds the row of the member's own post. @throws {PostNotFoundError | NotYourPostError} */
    findOwn,

    /** Lists the posts that match and that the viewer may see, newest first. */
    list,

    /** Searches posts that contain all words of a text, at most ten, newest first. A text without letters and digits matches nothing. */
    async search(text: string, scope: PostScope | undefined, viewerId: number, cursor: Cursor): Promise<FullPost[]> {
      const terms = toSearchTerms(text);
      return terms.length === 0 ? [] : list({ source: 'search', terms, scope }, viewerId, cursor);
    },

    /** Returns a post with its parts, even if the viewer has hidden it. @throws {PostNotFoundError} */
    async get(postId: number, viewerId: number): Promise<FullPost> {
      const [full] = await assemblePosts([await findVisible(postId, viewerId)], viewerId);
      if (!full) throw new PostNotFoundError();
      return full;
    },

    /** Returns the posts that the viewer may see, by id. */
    async getMany(postIds: number[], viewerId: number): Promise<Map<number, FullPost>> {
      const rows = [...(await posts.findVisible(postIds, viewerId)).values()];
      return new Map((await assemblePosts(rows, viewerId)).map((full) => [full.post.id, full]));
    },

    /** Counts a view of the post. The caller has checked that the viewer may see it. */
    addView: (postId: number) => posts.addView(postId),

    /**
     * Sets a reaction (1 to 6), or removes it if it is already set. It replaces another reaction. A member's first reaction is recorded as
     * an activity and notifies the author. Returns true if a reaction is set now.
     * @throws {PostNotFoundError}
     */
    async toggleReaction(postId: number, memberId: number, reaction: number): Promise<boolean> {
      const { authorId } = await findVisible(postId, memberId);
      const { isSet, isFirst } = await reactions.toggle(postId, memberId, reaction, now());
      await live.announcePost(postId);
      if (!isSet) await activities.forget(memberId, 'reaction', { postId });
      if (isFirst) {
        await activities.record({ memberId, kind: 'reaction', postId });
        await notifications.send({
          type: reaction === LIKE ? 'liked_post' : 'reaction',
          recipientId: authorId,
          notifierId: memberId,
          postId,
        });
      }
      return isSet;
    },

    /** Removes the member's reaction of any kind. Does nothing without one. @throws {PostNotFoundError} */
    async removeReaction(postId: number, memberId: number): Promise<void> {
      await findVisible(postId, memberId);
      if (!(await reactions.remove(postId, memberId))) return;
      await live.announcePost(postId);
      await activities.forget(memberId, 'reaction', { postId });
    },

    /** Counts the members who reacted to the post. */
    countReactions: (postId: number) => reactions.countMembers(postId),

    /** Toggles a mark: saved, reported or wondered. Returns true if it is set now. @throws {PostNotFoundError} */
    async toggleMark(mark: PostMark, postId: number, memberId: number): Promise<boolean> {
      await findVisible(postId, memberId);
      const isSet = await posts.toggleMark(mark, postId, memberId, now());
      if (mark !== 'wondered') return isSet;
      if (isSet) await activities.record({ memberId, kind: 'wonder', postId });
      else await activities.forget(memberId, 'wonder', { postId });
      return isSet;
    },

    /** Reports a post to the site's operators with a reason. Repeating it replaces the reason. @throws {PostNotFoundError} */
    async report(postId: number, memberId: number, report: { reason: string; details: string }): Promise<void> {
      await findVisible(postId, memberId);
      await posts.report(postId, memberId, report, now());
    },

    /** Hides a post from the member's lists permanently. Repeating it changes nothing. @throws {PostNotFoundError} */
    async hide(postId: number, memberId: number): Promise<void> {
      await findVisible(postId, memberId);
      await posts.hide(postId, memberId, now());
    },

    /** Deletes the member's own post with its comments, and the posts that share it. @throws {PostNotFoundError | NotYourPostError} */
    async remove(postId: number, memberId: number): Promise<void> {
      await findOwn(postId, memberId);
      await posts.remove(postId);
    },

    /**
     * Toggles comments on the member's own post. Returns true if it is open for comments now.
     * @throws {PostNotFoundError | NotYourPostError}
     */
    async toggleComments(postId: number, memberId: number): Promise<boolean> {
      const { takesComments } = await findOwn(postId, memberId);
      await posts.update(postId, { takesComments: !takesComments });
      return !takesComments;
    },
  };
}
