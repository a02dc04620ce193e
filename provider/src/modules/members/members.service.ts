import type { Cursor } from '../../lib/cursor';
import type { ActivityService } from '../activities/activities.service';
import type { NotificationService } from '../general/notifications.service';
import type { FollowRepository, FollowSide } from './follows.repository';
import type { MemberFilters } from './member-filters';
import { FollowRequestNotFoundError, FollowYourselfError, MemberNotFoundError } from './members.errors';
import type { FollowState, MemberRepository, MemberRow } from './members.repository';

export type ListedMember = { member: MemberRow; state: FollowState };
export type MemberService = ReturnType<typeof createMemberService>;
type Dependencies = {
  members: MemberRepository;
  follows: FollowRepository;
  activities: ActivityService;
  notifications: NotificationService;
  now: () => Date;
};

const MAX_FOLLOW_REQUESTS = 50;

export function createMemberService({ members, follows, activities, notifications, now }: Dependencies) {
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
    /** Returns a member. @throws {MemberNotFoundError} also if one of the two has blocked the other. */
    get,

    /** Returns a member with the counts of their profile and both follow states. @throws {MemberNotFoundError} */
    async getProfile(viewerId: number, memberId: number) {
      const member = await get(viewerId, memberId);
      const [counts, states, back] = await Promise.all([
        members.countFor(memberId, viewerId),
        members.findFollowStates(viewerId, [memberId]),
        members.findFollowStates(memberId, [viewerId]),
      ]);
      return { member, counts, state: states.get(memberId) ?? ('none' as const), followsViewer: back.get(viewerId) === 'following' };
    },

    /** Returns a member's id by username, in any case. @throws {MemberNotFoundError} */
    async findIdByUsername(username: string): Promise<number> {
      const id = await members.findIdByUsername(username);
      if (id === null) throw new MemberNotFoundError();
      return id;
    },

    /** Returns true if a member follows another. A request that was not accepted does not count. */
    async isFollowing(followerId: number, memberId: number): Promise<boolean> {
      return (await members.findFollowStates(followerId, [memberId])).get(memberId) === 'following';
    },

    /** Lists the members that a member follows, or their followers, newest account first. @throws {MemberNotFoundError} */
    async listFollows(viewerId: number, side: FollowSide, memberId: number, cursor: Cursor): Promise<ListedMember[]> {
      await get(viewerId, memberId);
      return withStates(viewerId, await follows.list(side, memberId, viewerId, cursor));
    },

    /** Lists members to follow: those that the viewer neither follows nor has blocked, newest account first. */
    async recommend(viewerId: number, cursor: Cursor): Promise<ListedMember[]> {
      return withStates(viewerId, await follows.recommend(viewerId, cursor));
    },

    /** Lists members by a part of their names and by filters, newest account first. An empty query matches every name. */
    async search(viewerId: number, query: string, filters: MemberFilters, cursor: Cursor): Promise<ListedMember[]> {
      return withStates(viewerId, await members.search(viewerId, query, filters, cursor));
    },

    /**
     * Reports a member to the site's operators. Repeating it replaces the reason.
     * @throws {MemberNotFoundError} also for the reporter themselves.
     */
    async report(reporterId: number, memberId: number, reason: string): Promise<void> {
      if (reporterId === memberId) throw new MemberNotFoundError();
      await get(reporterId, memberId);
      await members.report(reporterId, memberId, reason, now());
    },

    /**
     * Follows a member, or unfollows them. A member who confirms followers gets a request instead.
     * @throws {FollowYourselfError | MemberNotFoundError}
     */
    async toggleFollow(followerId: number, memberId: number): Promise<'followed' | 'unfollowed' | 'requested'> {
      if (followerId === memberId) throw new FollowYourselfError();
      const member = await get(followerId, memberId);
      if (await follows.remove(followerId, memberId)) {
        await activities.forget(followerId, 'following', { followedId: memberId });
        return 'unfollowed';
      }
      const isAccepted = !member.confirmsFollowers;
      const isNew = await follows.add(followerId, memberId, isAccepted, now());
      if (isNew && isAccepted) await activities.record({ memberId: followerId, kind: 'following', followedId: memberId });
      const type = isAccepted ? 'following' : 'follow_request';
      if (isNew) await notifications.send({ type, recipientId: memberId, notifierId: followerId });
      return isAccepted ? 'followed' : 'requested';
    },

    /** Accepts or declines a follow request. @throws {FollowRequestNotFoundError} also on repetition. */
    async answerFollowRequest(memberId: number, followerId: number, isAccepted: boolean): Promise<void> {
      const existed = isAccepted ? await follows.accept(followerId, memberId) : await follows.remove(followerId, memberId);
      if (!existed) throw new FollowRequestNotFoundError();
      if (!isAccepted) return;
      await activities.record({ memberId: followerId, kind: 'following', followedId: memberId });
      await notifications.send({ type: 'accepted_request', recipientId: followerId, notifierId: memberId });
    },

    /** Lists the members who have asked to follow a member, newest account first, at most 50. */
    listFollowRequests: (memberId: number) => follows.listRequests(memberId, MAX_FOLLOW_REQUESTS),

    /**
     * Blocks or unblocks a member. A block removes the follows in both directions. Repeating it changes nothing.
     * @throws {MemberNotFoundError}
     */
    async setBlocked(blockerId: number, memberId: number, isBlocked: boolean): Promise<void> {
      if (blockerId === memberId || !(await members.findByIds([memberId])).has(memberId)) throw new MemberNotFoundError();
      if (!isBlocked) return members.unblock(blockerId, memberId);
      await members.block(blockerId, memberId);
      await follows.removeBothWays(blockerId, memberId);
    },

    /** Mutes or unmutes a member. The feed omits posts of muted members. Repeating it changes nothing. @throws {MemberNotFoundError} */
    async setMuted(muterId: number, memberId: number, isMuted: boolean): Promise<void> {
      if (!isMuted) return members.unmute(muterId, memberId);
      if (muterId === memberId) throw new MemberNotFoundError();
      await get(muterId, memberId);
      await members.mute(muterId, memberId, now());
    },

    /** Lists the members that a member has muted, newest account first, at most 100. */
    listMuted: (muterId: number) => members.listMuted(muterId),

    /** Lists the members that a member has blocked, newest account first, at most 100. */
    listBlocked: (blockerId: number) => members.listBlocked(blockerId),
  };
}
