import type { ApiClient, Id } from '@social/api';
import { epochSeconds, id, replyList, mapped, object, objectOrNull, text, toPlainText } from '@social/api/wire';
import { personSummary, type PersonSummary } from '../people/person';
import { post, withReadAt, type DecodedPost, type Post } from '../posts/post';

export type ActivityId = Id<'activity'>;

/** An action of a member. */
export type Activity = {
  id: ActivityId;
  /** The provider's type: `reaction_post`, `following` and more. */
  type: string;
  /** Null where the provider no longer knows the person. */
  person: PersonSummary | null;
  /** The provider's HTML: render it only with `RichText`. */
  html: string;
  plainText: string;
  /** The post that it concerns; null for none. */
  post: Post | null;
  doneAt: Date | null;
};

type DecodedActivity = Omit<Activity, 'post'> & { post: DecodedPost | null };

const activity = mapped(
  object({
    id: id<ActivityId>(),
    activity_type: text,
    activity_text: text,
    activator: objectOrNull(personSummary),
    postData: objectOrNull(post),
    time: epochSeconds,
  }),
  (wire): DecodedActivity => ({
    id: wire.id,
    type: wire.activity_type,
    person: wire.activator,
    html: wire.activity_text,
    plainText: toPlainText(wire.activity_text),
    post: wire.postData,
    doneAt: wire.time,
  }),
);

const reply = object({ activities: replyList(activity) });

/**
 * Fetches a page of activities, newest first: of the signed-in person (`mine`), or of the members that they follow (`followed`).
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchActivities(
  client: ApiClient,
  { of, limit, afterActivityId }: { of: 'mine' | 'followed'; limit: number; afterActivityId?: ActivityId | undefined },
  { signal, now = Date.now }: { signal?: AbortSignal; now?: () => number } = {},
): Promise<Activity[]> {
  const readAt = now();
  const form = { limit, offset: afterActivityId };
  const { activities } = await client.call(of === 'mine' ? 'my_activities' : 'get-activities', { form, reply, signal });
  return activities.map((decoded) => ({ ...decoded, post: decoded.post && withReadAt(decoded.post, readAt) }));
}
