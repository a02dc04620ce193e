import type { ActivityService } from '../activities/activities.service';
import type { NotificationService } from '../general/notifications.service';
import { FollowRequestNotFoundError, FollowYourselfError, MemberNotFoundError } from './members.errors';
import type { MemberFilters } from './member-filters';
import type { FollowState, MemberRepository, MemberRow, Page } from './members.repository';

export type ListedMember = { member: MemberRow; state: FollowState };
export type MemberService = ReturnType<typeof createMemberService>;
type Dependencies = { members: MemberRepository; activities: ActivityService; notifications: NotificationService; now: () => Date };

export function createMemberService({ members, activities, notifications, now }: Dependencies) {
  async function get(viewerId: number, memberId: number): Promise<MemberRow> {
    const member = (await members.findByIds([memberId])).get(memberId);
    if (!member || (await members.isBlocked(viewerId, memberId))) throw new MemberNotFoundError();
    return member;
  }

  async function withStates(viewerId: number, rows: MemberRow[]): Promise<ListedMember[]> {
    const states = await members.findFollowStates(
      viewerId,
      rows.map(({ id }) => id),
    );
    return rows.map((member) => ({ member, state: states.get(member.id) ?? 'none' }));
  }

  return {
    get,

    /** A member with every number of their profile. @throws {MemberNotFoundError} */
    async getProfile(viewerId: number, memberId: number) {
      const member = await get(viewerId, memberId);
      const [counts, states, back] = await Promise.all([
        members.countFor(memberId, viewerId),
        members.findFollowStates(viewerId, [memberId]),
        members.findFollowStates(memberId, [viewerId]),
      ]);
      return { member, counts, state: states.get(memberId) ?? ('none' as const), followsViewer: back.get(viewerId) === 'following' };
    },

    /** @throws {MemberNotFoundError} */
    async findIdByUsername(username: string): Promise<number> {
      const id = await members.findIdByUsername(username);
      if (id === null) throw new MemberNotFoundError();
      return id;
    },

    async listFollows(viewerId: number, side: 'following' | 'followers', memberId: number, page: Page): Promise<ListedMember[]> {
      return withStates(viewerId, await members.listFollows(side, memberId, viewerId, page));
    },

    /** People to follow: whom the caller neither follows nor has blocked. */
    async recommend(viewerId: number, page: Page): Promise<ListedMember[]> {
      return withStates(viewerId, await members.recommend(viewerId, page));
    },

    /** Members by a part of their names; without words everybody whom the filters leave. */
    async search(viewerId: number, words: string, filters: MemberFilters, page: Page): Promise<ListedMember[]> {
      return withStates(viewerId, await members.search(viewerId, words, filters, page));
    },

    /** Reports a member to those who run the site; nobody reports themselves. @throws {MemberNotFoundError} */
    async report(reporterId: number, memberId: number, reason: string): Promise<void> {
      if (reporterId === memberId) throw new MemberNotFoundError();
      await get(reporterId, memberId);
      await members.report(reporterId, memberId, reason, now());
    },

    /**
     * Follows a member, or stops following: a toggle. Where the member confirms followers it only asks.
     * @throws {FollowYourselfError | MemberNotFoundError}
     */
    async toggleFollow(followerId: number, memberId: number): Promise<'followed' | 'unfollowed' | 'requested'> {
      if (followerId === memberId) throw new FollowYourselfError();
      const member = await get(followerId, memberId);
      if (await members.unfollow(followerId, memberId)) {
        await activities.forget(followerId, 'following', { followedId: memberId });
        return 'unfollowed';
      }
      const isAccepted = !member.confirmsFollowers;
      const isNew = await members.follow(followerId, memberId, isAccepted, now());
      if (isNew && isAccepted) await activities.record({ memberId: followerId, kind: 'following', followedId: memberId });
      if (isNew)
        await notifications.send({ type: isAccepted ? 'following' : 'follow_request', recipientId: memberId, notifierId: followerId });
      return isAccepted ? 'followed' : 'requested';
    },

    /** @throws {FollowRequestNotFoundError} when there is no request (any more). */
    async answerFollowRequest(memberId: number, followerId: number, isAccepted: boolean): Promise<void> {
      const wasThere = isAccepted ? await members.acceptFollow(followerId, memberId) : await members.unfollow(followerId, memberId);
      if (!wasThere) throw new FollowRequestNotFoundError();
      if (!isAccepted) return;
      await activities.record({ memberId: followerId, kind: 'following', followedId: memberId });
      await notifications.send({ type: 'accepted_request', recipientId: followerId, notifierId: memberId });
    },

    listFollowRequests: (memberId: number) => members.listFollowRequests(memberId, 50),

    /** Blocks or frees a member; blocking ends following both ways. Repeating it changes nothing. @throws {MemberNotFoundError} */
    async setBlocked(blockerId: number, memberId: number, isBlocked: boolean): Promise<void> {
      if (blockerId === memberId || !(await members.findByIds([memberId])).has(memberId)) throw new MemberNotFoundError();
      if (isBlocked) await members.block(blockerId, memberId);
      else await members.unblock(blockerId, memberId);
    },

    listBlocked: (blockerId: number) => members.listBlocked(blockerId),
  };
}
