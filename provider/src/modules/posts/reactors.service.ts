import type { CommentRepository, ReactorQuery } from '../comments/comments.repository';
import type { CommentService } from '../comments/comments.service';
import type { ListedMember } from '../members/members.service';
import type { MemberRepository } from '../members/members.repository';
import type { PostPartsRepository } from './post-parts.repository';
import type { PostService } from './posts.service';

type Dependencies = {
  parts: PostPartsRepository;
  commentParts: CommentRepository;
  posts: PostService;
  comments: CommentService;
  members: MemberRepository;
};
export type ReactorService = ReturnType<typeof createReactorService>;

const MOST_WONDERERS = 50;

/** Who reacted to what. Those whom the viewer has blocked, or who have blocked the viewer, are left out. */
export function createReactorService({ parts, commentParts, posts, comments, members }: Dependencies) {
  async function describe(ids: number[], viewerId: number): Promise<ListedMember[]> {
    const [people, states] = await Promise.all([members.findByIds(ids), members.findFollowStates(viewerId, ids)]);
    return ids.flatMap((id) => {
      const member = people.get(id);
      return member ? [{ member, state: states.get(id) ?? ('none' as const) }] : [];
    });
  }

  return {
    /** Members by id, highest first, with one reaction or any. @throws {PostNotFoundError} */
    async listOfPost(postId: number, viewerId: number, query: ReactorQuery): Promise<ListedMember[]> {
      await posts.findVisible(postId, viewerId);
      return describe(await parts.listReactors(postId, viewerId, query), viewerId);
    },

    /** The same of a comment or reply. @throws {CommentNotFoundError | PostNotFoundError} */
    async listOfComment(commentId: number, viewerId: number, query: ReactorQuery): Promise<ListedMember[]> {
      await comments.find(commentId, viewerId);
      return describe(await commentParts.listReactors(commentId, viewerId, query), viewerId);
    },

    /** @throws {PostNotFoundError} */
    async listWonderers(postId: number, viewerId: number): Promise<ListedMember[]> {
      await posts.findVisible(postId, viewerId);
      return describe(await parts.listWonderers(postId, viewerId, MOST_WONDERERS), viewerId);
    },
  };
}
