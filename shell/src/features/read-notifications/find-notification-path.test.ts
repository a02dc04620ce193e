import type { PersonId } from '@social/api';
import type { Notification } from '@social/api/notifications/fetch-notifications';
import { aNotification } from '../../testing/notifications';
import { findNotificationPath } from './find-notification-path';

const me = '7' as PersonId;

test.each<[string, Partial<Notification['about']>, string | null]>([
  ['a post', { postId: '5' as never }, '/post/5'],
  ['a comment', { postId: '5' as never, commentId: '9' as never }, '/post/5?comment=9'],
  ['a reply', { postId: '5' as never, commentId: '9' as never, replyId: '11' as never }, '/post/5?comment=9&reply=11'],
  ['a blog', { blogId: '3' as never }, '/blog/3'],
  ['an event', { eventId: '4' as never }, '/events/4'],
  ['a page', { pageId: '2' as never }, '/PageProfile?page=2'],
  ['a story of one’s own', { storyId: '8' as never }, '/?story=7'],
  ['a person', {}, '/profile/2'],
  ['a group, which has no page yet', { groupId: '6' as never }, null],
])('a notification about %s leads to its page', (_subject, about, path) => {
  expect(findNotificationPath(aNotification({ about }), me)).toBe(path);
});

test('being added to a group leads to its conversation', () => {
  const about = { groupId: '6' as never };
  expect(findNotificationPath(aNotification({ type: 'added_you_to_group', about }), me)).toBe('/chat-detailed/6?type=group');
});

test('a notification about nothing known has no path', () => {
  expect(findNotificationPath(aNotification({ notifier: null }), me)).toBeNull();
});
