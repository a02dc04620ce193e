import { aNotification } from '../../testing/notifications';
import { filterByKind, notificationKinds } from './notification-kinds';

test.each([
  ['comments', ['comment', 'comment_reply', 'post_mention', 'comment_mention', 'blog_comment']],
  ['reactions', ['liked_post', 'reaction', 'liked_comment', 'shared_your_post']],
  ['people', ['following', 'follow_request', 'accepted_request']],
  ['events', ['going_event', 'invited_event', 'event_reminder']],
  ['other', ['liked_page', 'page_admin', 'added_you_to_group', 'visited_profile']],
] as const)('%s are %j', (kind, types) => {
  const notifications = types.map((type) => aNotification({ type }));
  const kinds = notificationKinds.map(({ value }) => value).filter((value) => filterByKind(notifications, value).length > 0);
  expect(kinds).toEqual(['all', kind]);
  expect(filterByKind(notifications, kind)).toEqual(notifications);
});
