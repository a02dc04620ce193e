import type { PersonId } from '@social/api';
import type { Notification } from '@social/api/notifications/fetch-notifications';

/** What says that somebody let the member into a group: the one thing of a group that has a page is its talk. */
const ADDED_TO_GROUP = 'added_you_to_group';

/** The page of this app that a notification to this member is about; null where the provider names nothing that has one. */
export function findNotificationPath(
  { about, notifier, type }: Pick<Notification, 'about' | 'notifier' | 'type'>,
  userId: PersonId | null,
): string | null {
  const { postId, commentId, blogId, eventId, pageId, storyId } = about;
  if (postId) return `/post/${postId}${commentId ? `?comment=${commentId}` : ''}`;
  if (blogId) return `/blog/${blogId}`;
  if (eventId) return `/events/${eventId}`;
  if (pageId) return `/PageProfile?page=${pageId}`;
  // One hears of one's own stories alone, and stories open by whose they are.
  if (storyId) return userId ? `/?story=${userId}` : '/';
  if (about.groupId) return type === ADDED_TO_GROUP ? `/chat-detailed/${about.groupId}?type=group` : null;
  return notifier ? `/profile/${notifier.id}` : null;
}
