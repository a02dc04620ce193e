import type { Notification } from '@social/api/notifications/fetch-notifications';
import { aNotification } from '../../testing/notifications';
import { placeOf } from './notification-place';

test.each<[string, Partial<Notification['about']>, string | null]>([
  ['a post', { postId: '5' as never }, '/post/5'],
  ['a comment', { postId: '5' as never, commentId: '9' as never }, '/post/5?comment=9'],
  ['a blog', { blogId: '3' as never }, '/blog/3'],
  ['an event', { eventId: '4' as never }, '/events/4'],
  ['a page', { pageId: '2' as never }, '/PageProfile?page=2'],
  ['a story', { storyId: '8' as never }, '/'],
  ['a person', {}, '/profile/2'],
  ['a group, which has no page yet', { groupId: '6' as never }, null],
])('what is about %s leads there', (_what, about, place) => {
  expect(placeOf(aNotification({ about }))).toBe(place);
});

test('what is about nothing that is known leads nowhere', () => {
  expect(placeOf(aNotification({ notifier: null }))).toBeNull();
});
