import type { Cursor } from '../../lib/cursor';
import type { ActivityRepository, ActivityRow, ActivityTarget, NewActivity } from './activities.repository';

export type ActivityService = ReturnType<typeof createActivityService>;

/** What members did lately. Lists leave out what the reader may not see. */
export function createActivityService({ activities, now }: { activities: ActivityRepository; now: () => Date }) {
  return {
    /** Keeps what a member did; each call is one more entry. */
    record: (activity: NewActivity): Promise<void> => activities.add(activity, now()),

    /** Takes back what a member has undone; without such an entry nothing happens. */
    forget: (memberId: number, kind: ActivityRow['kind'], target: ActivityTarget): Promise<void> =>
      activities.remove(memberId, kind, target),

    /** The member's own, newest first. */
    listOwn: (memberId: number, cursor: Cursor): Promise<ActivityRow[]> => activities.listOf(memberId, cursor),

    /** Of those whom the member follows, newest first. */
    listFollowed: (memberId: number, cursor: Cursor): Promise<ActivityRow[]> => activities.listFollowed(memberId, cursor),
  };
}
