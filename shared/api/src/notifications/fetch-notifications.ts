import type { ApiClient, BlogId, CommentId, EventId, GroupId, NotificationId, PageId, PostId, StoryId } from '@social/api';
import {
  epochSeconds,
  flagOrUnknown,
  id,
  idOrNull,
  replyList,
  mapped,
  object,
  objectOrNull,
  plainText,
  reading,
  text,
  timeText,
} from '@social/api/wire';
import { personSummary, type PersonSummary } from '../people/person';

export type Notification = {
  id: NotificationId;
  /** null where the provider no longer knows the person. */
  notifier: PersonSummary | null;
  /** The provider's type: `following`, `comment` and many more. */
  type: string;
  /** The provider's text: "followed you". */
  sentence: string;
  /** The start of the post, or the name of another subject. Empty on hosts that do not send it. */
  subject: string;
  createdAt: Date | null;
  createdText: string;
  isSeen: boolean;
  /** True if the member has opened or marked it. null on hosts that do not send it, which have no `markNotificationsRead` either. */
  isRead: boolean | null;
  /** The entities that it concerns, if the provider names them. */
  about: {
    postId: PostId | null;
    /** The comment. For a reply, its parent comment. */
    commentId: CommentId | null;
    replyId: CommentId | null;
    pageId: PageId | null;
    groupId: GroupId | null;
    eventId: EventId | null;
    blogId: BlogId | null;
    storyId: StoryId | null;
  };
};

/** '0' before it was seen, the time afterwards; missing on hosts that do not say. */
const isSeen = reading((value) => value === true || epochSeconds.parse(value) !== null);

const notification = mapped(
  object({
    id: id<NotificationId>(),
    notifier: objectOrNull(personSummary),
    type: text,
    type_text: plainText,
    text: plainText,
    subject: plainText,
    time: epochSeconds,
    time_text_string: timeText,
    seen: isSeen,
    is_read: flagOrUnknown,
    post_id: idOrNull<PostId>(),
    comment_id: idOrNull<CommentId>(),
    reply_id: idOrNull<CommentId>(),
    page_id: idOrNull<PageId>(),
    group_id: idOrNull<GroupId>(),
    event_id: idOrNull<EventId>(),
    blog_id: idOrNull<BlogId>(),
    story_id: idOrNull<StoryId>(),
  }),
  (wire): Notification => ({
    id: wire.id,
    notifier: wire.notifier,
    type: wire.type,
    sentence: wire.type_text || wire.text,
    subject: wire.subject,
    createdAt: wire.time,
    createdText: wire.time_text_string,
    isSeen: wire.seen,
    isRead: wire.is_read,
    about: {
      postId: wire.post_id,
      commentId: wire.comment_id,
      replyId: wire.reply_id,
      pageId: wire.page_id,
      groupId: wire.group_id,
      eventId: wire.event_id,
      blogId: wire.blog_id,
      storyId: wire.story_id,
    },
  }),
);

const reply = object({ notifications: replyList(notification) });

export type NotificationPage = {
  limit: number;
  /** The last notification received; the page holds older ones. */
  afterNotificationId?: NotificationId | undefined;
  /** True if the provider should mark the listed notifications as seen. */
  marksSeen: boolean;
};

/**
 * Fetches a page of the signed-in person's notifications, newest first.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchNotifications(
  client: ApiClient,
  { limit, afterNotificationId, marksSeen }: NotificationPage,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Notification[]> {
  const form = { fetch: 'notifications', limit, offset: afterNotificationId, seen: marksSeen ? 1 : undefined };
  return (await client.call('get-general-data', { form, reply, signal })).notifications;
}
