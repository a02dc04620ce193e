import type { PostId } from '@social/api';
import { aNotification, aPerson } from '../../testing/notifications';
import { groupNotifications } from './group-notifications';
import { formatSentence, formatPeople } from './format-notification';

const now = new Date('2026-03-01T18:00:00');
const yesterday = new Date('2026-02-28T18:00:00');
const onPost = (id: string) => ({ postId: id as PostId });

test('equal notifications of a day are one group with all their people', () => {
  const [today] = groupNotifications(
    [
      aNotification({ id: '3', about: onPost('5'), notifier: aPerson('4', 'Ben') }),
      aNotification({ id: '2', about: onPost('5'), notifier: aPerson('3', 'Carla'), isSeen: true }),
      aNotification({ id: '1', about: onPost('5') }),
      aNotification({ id: '0', about: onPost('5') }),
    ],
    null,
    now,
  );
  expect(today?.groups).toHaveLength(1);
  expect(today?.groups[0]).toMatchObject({ id: '3', isNew: true, unreadIds: [], path: '/post/5' });
  expect(today?.groups[0]?.people.map(({ name }) => name)).toEqual(['Ben', 'Carla', 'Asha']);
});

test('other posts, types and days are separate groups', () => {
  const groups = groupNotifications(
    [
      aNotification({ id: '4', about: onPost('5') }),
      aNotification({ id: '3', about: onPost('6') }),
      aNotification({ id: '2', about: onPost('5'), type: 'comment' }),
      aNotification({ id: '1', about: onPost('5'), createdAt: yesterday }),
      aNotification({ id: '0', createdAt: null }),
    ],
    null,
    now,
  );
  expect(groups.map(({ label, groups: inDay }) => [label, inDay.map(({ id }) => id)])).toEqual([
    ['Today', ['4', '3', '2']],
    ['Earlier', ['1', '0']],
  ]);
});

test('each new follower is a group of its own', () => {
  const followed = { type: 'following', sentence: 'followed you' };
  const [today] = groupNotifications(
    [aNotification({ id: '2', ...followed, notifier: aPerson('3', 'Ben') }), aNotification({ id: '1', ...followed })],
    null,
    now,
  );
  expect(today?.groups.map(({ path }) => path)).toEqual(['/profile/3', '/profile/2']);
});

test('no notifications make no groups', () => {
  expect(groupNotifications([], null, now)).toEqual([]);
});

const people = [aPerson('2', 'Asha'), aPerson('3', 'Ben'), aPerson('4', 'Carla')];

test.each([
  [0, 'Somebody'],
  [1, 'Asha'],
  [2, 'Asha and Ben'],
  [3, 'Asha and 2 others'],
])('%i people: %s', (count, text) => {
  expect(formatPeople(people.slice(0, count))).toBe(text);
});

test.each([
  ['liked your post', 1, 'liked your post'],
  ['is going to your event', 1, 'is going to your event'],
  ['is going to your event', 2, 'are going to your event'],
  ['visited_profile', 1, 'did something that concerns you'],
  ['', 1, 'did something that concerns you'],
])('%j of %i', (sentence, count, text) => {
  expect(formatSentence({ sentence, people: people.slice(0, count) })).toBe(text);
});
