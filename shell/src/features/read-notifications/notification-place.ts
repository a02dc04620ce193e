import type { Notification } from '@social/api/notifications/fetch-notifications';

/** The page of this app that a notification is about; null where the provider names nothing that has one. */
export function placeOf({ about, notifier }: Pick<Notification, 'about' | 'notifier'>): string | null {
  const { postId, commentId, blogId, eventId, pageId, storyId } = about;
  if (postId) return `/post/${postId}${commentId ? `?comment=${commentId}` : ''}`;
  if (blogId) return `/blog/${blogId}`;
  if (eventId) return `/events/${eventId}`;
  if (pageId) return `/PageProfile?page=${pageId}`;
  if (storyId) return '/';
  return notifier && !about.groupId ? `/profile/${notifier.id}` : null;
}
