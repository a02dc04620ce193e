import { encodePlainText } from '../../lib/rich-text';
import { clockText, epoch, text, timeAgo } from '../../wire/encode';
import type { WireContext } from '../../wire/wire-context';
import { presentUser } from '../members/members.presenter';
import type { MemberRow } from '../members/members.repository';
import type { NotificationContext, NotificationRow } from './notifications.repository';
import type { TrendingTag } from './trending.repository';

const TYPE_TEXTS: Record<string, string> = {
  following: 'followed you',
  follow_request: 'would like to follow you',
  accepted_request: 'accepted your follow request',
  liked_post: 'liked your post',
  reaction: 'reacted to your post',
  comment: 'commented on your post',
  comment_reply: 'replied to your comment',
  liked_comment: 'liked your comment',
  shared_your_post: 'shared your post',
  post_mention: 'mentioned you in a post',
  comment_mention: 'mentioned you in a comment',
  liked_page: 'liked your page',
  invited_page: 'invited you to like a page',
  blog_comment: 'commented on your article',
  blog_comment_reply: 'replied to your comment on an article',
  going_event: 'is going to your event',
  invited_event: 'invited you to an event',
  changed_event: 'changed an event that you answered',
  cancelled_event: 'cancelled an event',
  event_reminder: 'hosts an event that you go to, within a day',
  page_admin: 'made you an admin of a page',
  added_you_to_group: 'added you to a group',
};

/** Longer subjects are truncated at a word. */
const MAX_SUBJECT_CHARACTERS = 80;

export type NamedNotification = NotificationContext & { notification: NotificationRow; notifier: MemberRow };

export function presentNotification({ notification, notifier, subject, parentCommentId }: NamedNotification, wire: WireContext) {
  const { createdAt } = notification;
  return {
    id: text(notification.id),
    notifier_id: text(notification.notifierId),
    recipient_id: text(notification.recipientId),
    post_id: text(notification.postId ?? 0),
    // A page can find a reply only under its comment.
    comment_id: text(parentCommentId ?? notification.commentId ?? 0),
    reply_id: text(parentCommentId === null ? 0 : (notification.commentId ?? 0)),
    page_id: text(notification.pageId ?? 0),
    group_id: text(notification.groupChatId ?? 0),
    event_id: text(notification.eventId ?? 0),
    blog_id: text(notification.blogId ?? 0),
    story_id: '0',
    type: notification.type,
    type2: '',
    text: notification.text,
    // Not in the contract: the start of the post, or the name of the event, page, article or group.
    subject: encodePlainText(shorten(subject)),
    url: buildUrl(notification, notifier, wire),
    seen: notification.seenAt ? epoch(notification.seenAt) : '0',
    // Not in the contract, whose `seen` is set for all listed notifications.
    is_read: notification.readAt !== null,
    time: epoch(createdAt),
    notifier: presentUser(notifier, wire),
    type_text: TYPE_TEXTS[notification.type] ?? notification.type,
    icon: '',
    time_text: clockText(createdAt, wire.now()),
    time_text_string: timeAgo(createdAt, wire.now()),
  };
}

function shorten(subject: string): string {
  const line = subject.replace(/\s+/g, ' ').trim();
  return line.length > MAX_SUBJECT_CHARACTERS ? `${line.slice(0, MAX_SUBJECT_CHARACTERS).replace(/\s?\S*$/, '')}…` : line;
}

function buildUrl({ postId, blogId, eventId, groupChatId }: NotificationRow, notifier: MemberRow, wire: WireContext): string {
  if (postId) return wire.siteUrl(`/post/${postId}`);
  if (blogId) return wire.siteUrl(`/blog/${blogId}`);
  if (groupChatId) return wire.siteUrl(`/chat-detailed/${groupChatId}?type=group`);
  return eventId ? wire.siteUrl(`/events/${eventId}`) : wire.siteUrl(`/profile?username=${notifier.username}`);
}

export function presentTrending({ id, tag, uses, lastUsedAt }: TrendingTag, wire: WireContext) {
  return {
    id: text(id),
    hash: tag,
    tag,
    last_trend_time: epoch(lastUsedAt),
    trend_use_num: text(uses),
    url: wire.siteUrl(`/?hashtag=${encodeURIComponent(tag)}`),
  };
}
