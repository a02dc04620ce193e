import type { ActivityRepository, ActivityRow, ActivityTarget, NewActivity } from './activities.repository';

export type ActivityService = ReturnType<typeof createActivityService>;

/**
 * Records members' activities. It does not depend on posts, so that the services of posts can use it. `activity-feed.service` reads the
 * records.
 */
export function createActivityService({ activities, now }: { activities: ActivityRepository; now: () => Date }) {
  return {
    /** Records an activity of a member. Each call adds an entry. */
    record: (activity: NewActivity): Promise<void> => activities.add(activity, now()),

    /** Removes the entries of an activity that the member has undone. Does nothing if there are none. */
    forget: (memberId: number, kind: ActivityRow['kind'], target: ActivityTarget): Promise<void> =>
      activities.remove(memberId, kind, target),
  };
}
