import { fakeClient, readFormFields, ok } from '../testing/fake-client';
import { wirePerson } from '../testing/wire-samples';
import { fetchConversations } from './fetch-conversations';
import { fetchGroupConversations } from './fetch-group-conversations';

const now = () => new Date(1590676400_000);
const wireChat = {
  ...wirePerson,
  chat_type: 'user',
  chat_id: '31',
  chat_time: '1585828819',
  message_count: '2',
  last_message: { id: '9', text: 'See you &amp; bye', time: '1585828819', position: 'left', media: '' },
};

async function readOne(fields: object) {
  const [conversation] = await fetchConversations(fakeClient(ok({ data: [{ ...wireChat, ...fields }] })).client, {}, { now });
  return conversation;
}

test('decodes a conversation of the provider', async () => {
  await expect(readOne({})).resolves.toEqual({
    id: '31',
    userId: '2',
    name: 'Asha Rao',
    avatarUrl: 'https://host.example/upload/photos/asha.jpg?cache=0',
    lastMessage: { text: 'See you & bye', kind: 'text', isMine: false },
    lastActiveAt: new Date(1585828819_000),
    timeText: '',
    unreadCount: 2,
    isOnline: true,
  });
});

test('a conversation without messages has an empty list instead of the last one', async () => {
  expect((await readOne({ last_message: [] }))?.lastMessage).toBeNull();
});

test('an encrypted message is decrypted, and plain text is preferred', async () => {
  const last_message = { text: 'sFkixH9mcft/nh5Q0MmYDA==', time: '1700000000', onwer: 1 };
  expect((await readOne({ last_message }))?.lastMessage).toEqual({ text: 'hello', kind: 'text', isMine: true });
  expect((await readOne({ last_message: { ...last_message, or_text: 'hi' } }))?.lastMessage?.text).toBe('hi');
});

test.each([
  [{ media: 'https://h/a.jpg', type: 'right_image' }, 'image'],
  [{ stickers: 'https://h/a.gif', type_two: 'gif' }, 'gif'],
  [{ media: 'https://h/a.jpg' }, 'other'],
])('the last message %j without text is of the kind %s', async (fields, kind) => {
  expect((await readOne({ last_message: { text: '', ...fields } }))?.lastMessage).toEqual({ text: '', kind, isMine: false });
});

test.each([
  ['was here a minute ago', {}, true],
  ['was here longer ago', { lastseen: '1590676000' }, false],
  ['hides when they are here', { lastseen_status: 'off' }, false],
  ['was never seen', { lastseen: '0' }, false],
  ['is said to be here by an older host', { lastseen: '0', isOnline: 'yes' }, true],
])('somebody who %s', async (_who, fields, isOnline) => {
  expect((await readOne(fields))?.isOnline).toBe(isOnline);
});

test('decodes the form of the product spec too', async () => {
  const { client } = fakeClient(
    ok({ data: [{ id: '5', user_id: '2', name: 'Asha', avatar: '', message: 'Hi', time: '2 hours ago', isOnline: true }] }),
  );
  await expect(fetchConversations(client)).resolves.toMatchObject([
    {
      id: '5',
      userId: '2',
      name: 'Asha',
      avatarUrl: null,
      lastMessage: { text: 'Hi' },
      timeText: '2 hours ago',
      lastActiveAt: null,
      isOnline: true,
    },
  ]);
});

test('fetches all people, those online, and older conversations', async () => {
  const { client, requests } = fakeClient(ok());
  await fetchConversations(client, { onlineOnly: true, limit: 20, activeBefore: new Date(1585828819_900) });
  expect(readFormFields(requests[0])).toEqual([
    ['data_type', 'users'],
    ['user_type', 'online'],
    ['user_limit', '20'],
    ['user_offset', '1585828819'],
  ]);
});

test('fetches groups with their members', async () => {
  const { client, requests } = fakeClient(
    ok({
      data: [
        {
          group_id: '4',
          group_name: 'Hikers',
          avatar: '',
          parts: [wirePerson, {}],
          owner: true,
          chat_time: '1585828819',
          time: '1585828819',
          last_message: [],
          last_seen: '',
        },
        { group_name: 'No id' },
      ],
    }),
  );
  await expect(fetchGroupConversations(client)).resolves.toEqual([
    {
      id: '4',
      name: 'Hikers',
      avatarUrl: null,
      memberCount: 2,
      members: [expect.objectContaining({ id: '2', name: 'Asha Rao' })],
      isOwn: true,
      lastMessage: null,
      lastActiveAt: new Date(1585828819_000),
      timeText: '',
      unreadCount: 0,
    },
  ]);
  expect(readFormFields(requests[0])).toEqual([['type', 'get_list']]);
});
