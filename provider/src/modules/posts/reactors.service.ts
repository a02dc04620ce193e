import type { ListedMember } from '../members/members.service';
import type { MemberRepository } from '../members/members.repository';
import type { PostPartsRepository } from './post-parts.repository';

export type ReactorService = ReturnType<typeof createReactorService>;

export function createReactorService({ parts, members }: { parts: PostPartsRepository; members: MemberRepository }) {
  return {
    /** The last who reacted to a post, with one reaction or any. */
    async listOfPost(postId: number, viewerId: number, reaction?: number, limit = 25): Promise<ListedMember[]> {
      const ids = await parts.listReactors(postId, reaction, limit);
      const [people, states] = await Promise.all([members.findByIds(ids), members.findFollowStates(viewerId, ids)]);
      return ids.flatMap((id) => {
        const member = people.get(id);
        return member ? [{ member, state: states.get(id) ?? ('none' as const) }] : [];
      });
    },
  };
}
