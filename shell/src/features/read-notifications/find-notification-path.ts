import type { PersonId } from '@social/api';
import type { Notification } from '@social/api/notifications/fetch-notifications';

/** The type of being added to a group. Of a group, only its conversation has a page. */
const ADDED_TO_GROUP = 'added_you_to_group';

/** Finds the page of this app that a notification is about; null where it names nothing that has one. */
export function findNotificationPath(
  { about, notifier, type }: Pick<Notification, 'about' | 'notifier' | 'type'>,
  userId: PersonId | null,
): string | null {
  const { postId, commentId, replyId, blogId, eventId, pageId, storyId } = about;
  if (postId) return `/post/${postId}${commentId ? `?comment=${commentId}${replyId ? `&reply=${replyId}` : ''}` : ''}`;
  if (blogId) return `/blog/${blogId}`;
  if (eventId) return `/events/${eventId}`;
  if (pageId) return `/PageProfile?page=${pageId}`;
  // Notifications concern only the member's own stories, and a story opens by its author.
  if (storyId) return userId ? `/?story=${userId}` : '/';
  if (about.groupId) return type === ADDED_TO_GROUP ? `/chat-detailed/${about.groupId}?type=group` : null;
  return notifier ? `/profile/${notifier.id}` : null;
}
