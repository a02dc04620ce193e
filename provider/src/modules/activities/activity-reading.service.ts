import type { Cursor } from '../../lib/cursor';
import type { MemberRepository, MemberRow } from '../members/members.repository';
import type { FullPost } from '../posts/post-assembly';
import type { PostService } from '../posts/posts.service';
import type { ActivityRow } from './activities.repository';
import type { ActivityService } from './activities.service';

export type FullActivity = { activity: ActivityRow; member: MemberRow; followed: MemberRow | null; full: FullPost | null };
type Dependencies = { activities: ActivityService; members: MemberRepository; posts: PostService };
export type ActivityReadingService = ReturnType<typeof createActivityReadingService>;

export function createActivityReadingService({ activities, members, posts }: Dependencies) {
  async function assemble(rows: ActivityRow[], viewerId: number): Promise<FullActivity[]> {
    const [people, byId] = await Promise.all([
      members.findByIds(rows.flatMap(({ memberId, followedId }) => [memberId, followedId ?? memberId])),
      posts.getMany([...new Set(rows.flatMap(({ postId }) => postId ?? []))], viewerId),
    ]);
    return rows.flatMap((activity) => {
      const member = people.get(activity.memberId);
      return member
        ? [{ activity, member, followed: people.get(activity.followedId ?? 0) ?? null, full: byId.get(activity.postId ?? 0) ?? null }]
        : [];
    });
  }

  return {
    /** What the member did, with the posts. */
    listOwn: async (memberId: number, cursor: Cursor) => assemble(await activities.listOwn(memberId, cursor), memberId),

    /** What those did whom the member follows, with the posts. */
    listFollowed: async (memberId: number, cursor: Cursor) => assemble(await activities.listFollowed(memberId, cursor), memberId),
  };
}
