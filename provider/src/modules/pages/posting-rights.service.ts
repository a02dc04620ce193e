import { NotAllowedToPostError } from '../posts/posts.errors';
import type { PostingRightsRepository } from './posting-rights.repository';

type Target = Partial<Record<'pageId' | 'groupId' | 'eventId' | 'recipientId', number | undefined>>;
export type PostingRightsService = ReturnType<typeof createPostingRightsService>;

export function createPostingRightsService({ rights }: { rights: PostingRightsRepository }) {
  async function mayPostOnPage(memberId: number, pageId: number): Promise<boolean> {
    const page = await rights.findPage(pageId, memberId);
    return page !== null && (page.ownerId === memberId || page.takesPosts || page.isAdmin);
  }

  return {
    /**
     * Throws unless the member may post on the target.
     * Page: its owner and admins, and visitors if the page allows it. Group: its members. Event: all members. Member: all members, unless
     * one has blocked the other. A post without a target is always allowed.
     * @throws {NotAllowedToPostError} also if the target does not exist.
     */
    async assertMayPost(memberId: number, { pageId, groupId, eventId, recipientId }: Target): Promise<void> {
      if (pageId && !(await mayPostOnPage(memberId, pageId))) throw new NotAllowedToPostError();
      if (groupId && !(await rights.isInGroup(groupId, memberId))) throw new NotAllowedToPostError();
      if (eventId && !(await rights.eventExists(eventId))) throw new NotAllowedToPostError();
      if (recipientId && !(await rights.isReachable(recipientId, memberId))) throw new NotAllowedToPostError();
    },
  };
}
