import type { GroupId, PersonId } from '@social/api';
import { fakeProvider } from '@social/build-preset/jest/fake-provider';
import { QueryClient } from '@tanstack/react-query';
import { wireChat, wireGroup, wireList } from '../testing/wire-chats';
import { conversationsQuery, groupConversationsQuery, noteRead, noteSent } from './conversation-cache';

const PERSON = { kind: 'person', id: '4' as PersonId } as const;
const GROUP = { kind: 'group', id: '1' as GroupId } as const;

/** The provider counts three unread messages of each conversation. The first lists arrive when `letArrive` is called, later ones at once. */
function readListsLate() {
  let letArrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (letArrive = resolve));
  fakeProvider({
    get_chats: () => arrival.then(() => wireList(wireChat(5), wireChat(4, { message_count: '3' }))),
    group_chat: () => arrival.then(() => wireList(wireGroup(1, { message_count: '3' }))),
  });
  const queries = new QueryClient();
  const readPeople = () => queries.fetchQuery({ ...conversationsQuery(), staleTime: 0 });
  const readGroups = () => queries.fetchQuery({ ...groupConversationsQuery(), staleTime: 0 });
  return { queries, readPeople, readGroups, letArrive };
}

test('a conversation that was opened while the lists were pending is read', async () => {
  const { queries, readPeople, readGroups, letArrive } = readListsLate();
  const lists = Promise.all([readPeople(), readGroups()]);

  noteRead(queries, PERSON);
  noteRead(queries, GROUP);
  letArrive();

  const [people, groups] = await lists;
  expect(people.map(({ userId, unreadCount }) => [userId, unreadCount])).toEqual([
    ['5', 0],
    ['4', 0],
  ]);
  expect(groups.map(({ unreadCount }) => unreadCount)).toEqual([0]);
});

test('lists that were requested later have the count of the provider', async () => {
  jest.useFakeTimers({ now: 0 });
  const { queries, readPeople, readGroups, letArrive } = readListsLate();
  letArrive();
  noteRead(queries, PERSON);
  noteRead(queries, GROUP);
  jest.setSystemTime(1);

  const [people, groups] = await Promise.all([readPeople(), readGroups()]);
  expect(people.map(({ unreadCount }) => unreadCount)).toEqual([0, 3]);
  expect(groups.map(({ unreadCount }) => unreadCount)).toEqual([3]);
  jest.useRealTimers();
});

test('a message that was sent while the list was pending is its conversation’s last, at the top', async () => {
  const { queries, readPeople, letArrive } = readListsLate();
  const list = readPeople();
  noteSent(queries, PERSON, { text: 'On my way', kind: 'text', isMine: true, sentAt: new Date() } as Parameters<typeof noteSent>[2]);
  letArrive();

  expect((await list).map(({ userId, lastMessage }) => [userId, lastMessage?.text])).toEqual([
    ['4', 'On my way'],
    ['5', 'Hello from 5'],
  ]);
});
