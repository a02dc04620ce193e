import type { Cursor } from '../../lib/cursor';
import type { CommentService } from '../comments/comments.service';
import type { MemberRepository } from '../members/members.repository';
import type { ListedMember } from '../members/members.service';
import type { ReactionRepository } from '../reactions/reactions.repository';
import type { PostPartsRepository } from './post-parts.repository';
import type { PostService } from './posts.service';

/** A reply counts as a comment. */
export type ReactionTarget = { kind: 'post' | 'comment'; id: number };
type Dependencies = {
  parts: PostPartsRepository;
  postReactions: ReactionRepository;
  commentReactions: ReactionRepository;
  posts: PostService;
  comments: CommentService;
  members: MemberRepository;
};
export type ReactorService = ReturnType<typeof createReactorService>;

const MAX_WONDERERS = 50;

/** Lists the members who reacted to posts and comments. Omits members with a block between them and the viewer, in either direction. */
export function createReactorService({ parts, postReactions, commentReactions, posts, comments, members }: Dependencies) {
  async function describe(lists: number[][], viewerId: number): Promise<ListedMember[][]> {
    const ids = lists.flat();
    const [people, states] = await Promise.all([members.findByIds(ids), members.findFollowStates(viewerId, ids)]);
    const toListed = (id: number): ListedMember[] => {
      const member = people.get(id);
      return member ? [{ member, state: states.get(id) ?? 'none' }] : [];
    };
    return lists.map((list) => list.flatMap(toListed));
  }

  async function assertVisible({ kind, id }: ReactionTarget, viewerId: number): Promise<void> {
    if (kind === 'post') await posts.findVisible(id, viewerId);
    else await comments.find(id, viewerId);
  }

  return {
    /** Lists members who gave any reaction to a post, highest id first. @throws {PostNotFoundError} */
    async list(postId: number, viewerId: number, limit: number): Promise<ListedMember[]> {
      await assertVisible({ kind: 'post', id: postId }, viewerId);
      const [listed = []] = await describe([await postReactions.listMembers(postId, viewerId, { limit })], viewerId);
      return listed;
    },

    /**
     * Lists members by the reaction (1 to 6) that they gave, highest id first. The cursor and the limit apply to each reaction.
     * @throws {PostNotFoundError | CommentNotFoundError}
     */
    async listByReaction(
      target: ReactionTarget,
      reactions: number[],
      viewerId: number,
      cursor: Cursor,
    ): Promise<Map<number, ListedMember[]>> {
      await assertVisible(target, viewerId);
      const repository = target.kind === 'post' ? postReactions : commentReactions;
      const ids = await Promise.all(reactions.map((reaction) => repository.listMembers(target.id, viewerId, { ...cursor, reaction })));
      const lists = await describe(ids, viewerId);
      return new Map(reactions.map((reaction, index) => [reaction, lists[index] ?? []]));
    },

    /** Lists at most 50 members who wondered at a post, highest id first. @throws {PostNotFoundError} */
    async listWonderers(postId: number, viewerId: number): Promise<ListedMember[]> {
      await assertVisible({ kind: 'post', id: postId }, viewerId);
      const [listed = []] = await describe([await parts.listWonderers(postId, viewerId, MAX_WONDERERS)], viewerId);
      return listed;
    },
  };
}
