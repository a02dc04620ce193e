import type { Cursor } from '../../lib/cursor';
import type { MemberRepository, MemberRow } from '../members/members.repository';
import type { FullPost } from '../posts/post-assembly';
import type { PostService } from '../posts/posts.service';
import type { ActivityRepository, ActivityRow } from './activities.repository';

export type FullActivity = { activity: ActivityRow; member: MemberRow; followed: MemberRow | null; post: FullPost | null };
type Dependencies = { activities: ActivityRepository; members: MemberRepository; posts: PostService };
export type ActivityFeedService = ReturnType<typeof createActivityFeedService>;

/** Lists activities, newest first. Omits activities on posts that the viewer may not see. */
export function createActivityFeedService({ activities, members, posts }: Dependencies) {
  async function assemble(rows: ActivityRow[], viewerId: number): Promise<FullActivity[]> {
    const memberIds = rows.flatMap(({ memberId, followedId }) => [memberId, followedId ?? memberId]);
    const postIds = new Set(rows.flatMap(({ postId }) => postId ?? []));
    const [people, postsById] = await Promise.all([members.findByIds(memberIds), posts.getMany([...postIds], viewerId)]);
    return rows.flatMap((activity) => {
      const member = people.get(activity.memberId);
      if (!member) return [];
      const followed = people.get(activity.followedId ?? 0) ?? null;
      return [{ activity, member, followed, post: postsById.get(activity.postId ?? 0) ?? null }];
    });
  }

  return {
    /** Lists the member's own activities with their posts. */
    listOwn: async (memberId: number, cursor: Cursor) => assemble(await activities.listOwn(memberId, cursor), memberId),

    /** Lists the activities of the members that this member follows, with their posts. */
    listFollowed: async (memberId: number, cursor: Cursor) => assemble(await activities.listFollowed(memberId, cursor), memberId),
  };
}
