import type { GroupId, MessageId, PersonId } from '@social/api';
import { fakeClient, readFormFields, ok, refusal } from '../testing/fake-client';
import { wirePerson } from '../testing/wire-samples';
import { createGroupChat } from './create-group-chat';
import { fetchGroupMessages } from './fetch-group-messages';
import { fetchMessages } from './fetch-messages';
import { fetchLegacyMessages } from './fetch-legacy-messages';
import { sendMessage } from './send-message';

const asha = '2' as PersonId;
const wireMessage = {
  id: '9',
  from_id: '2',
  text: 'Tea &amp; time',
  media: '',
  time: '1590676368',
  seen: '0',
  reply: [],
  onwer: 0,
  position: 'left',
  type: 'left_text',
  messageUser: wirePerson,
};

async function readOne(fields: object) {
  const { messages } = await fetchMessages(fakeClient(ok({ messages: [{ ...wireMessage, ...fields }] })).client, asha);
  return messages[0];
}

test('decodes a message of the provider', async () => {
  await expect(readOne({})).resolves.toMatchObject({
    id: '9',
    authorId: '2',
    author: { name: 'Asha Rao' },
    text: 'Tea & time',
    kind: 'text',
    mediaUrl: null,
    sentAt: new Date(1590676368_000),
    isMine: false,
    readAt: null,
    replyTo: null,
  });
});

test('an encrypted message and the one that it replies to are decrypted', async () => {
  const encrypted = { text: 'sFkixH9mcft/nh5Q0MmYDA==', time: '1700000000' };
  const message = await readOne({ ...encrypted, seen: 1700000100, reply: { id: 4, ...encrypted } });
  expect(message).toMatchObject({ text: 'hello', readAt: new Date(1700000100_000), replyTo: { id: '4', text: 'hello' } });
});

test.each([
  [
    { type: 'right_image', media: 'https://h.example/a.jpg', position: 'right' },
    { kind: 'image', isMine: true, mediaUrl: 'https://h.example/a.jpg' },
  ],
  [{ type: 'left_map' }, { kind: 'other' }],
  [{ type: null, type_two: 'contact' }, { kind: 'contact' }],
  [
    { type: null, messageUser: null, user_data: [], from_id: null, text: null },
    { kind: 'text', author: null, authorId: null, text: '' },
  ],
  [{ media: 'javascript:alert(1)' }, { mediaUrl: null }],
  [
    { pin: 'yes', deleted_one: '1' },
    { isPinned: true, isDeleted: true },
  ],
  [{ reaction: { Like: 0, Love: 2, is_reacted: true, type: '2', count: 2 } }, { reactions: { counts: { love: 2 }, mine: 'love' } }],
  [{ reaction: { '1': 1, is_reacted: 0, type: null } }, { reactions: { counts: { like: 1 }, mine: null } }],
  [{ reaction: [] }, { reactions: { counts: {}, mine: null } }],
])('decodes other forms: %j', async (fields, expected) => {
  await expect(readOne(fields)).resolves.toMatchObject(expected);
});

test('messages are sorted oldest first, and those without an id are omitted', async () => {
  const messages = ['10', '9', '100'].map((id) => ({ ...wireMessage, id }));
  const { client } = fakeClient(ok({ messages: [...messages, { text: 'nobody' }], typing: '1' }));
  const thread = await fetchMessages(client, asha);
  expect([thread.messages.map(({ id }) => id), thread.isTyping]).toEqual([['9', '10', '100'], true]);
});

test('the legacy API gets the token in the body', async () => {
  const { client, requests } = fakeClient(JSON.stringify({ api_status: '200', messages: [wireMessage] }));
  await expect(fetchLegacyMessages(client, { userId: '1' as PersonId, recipientId: asha })).resolves.toHaveLength(1);
  expect(requests[0]?.url).toBe('/app_api.php?application=phone&type=get_user_messages');
  expect(Object.fromEntries(readFormFields(requests[0]))).toEqual({
    s: 'token-1',
    user_id: '1',
    recipient_id: '2',
    before_message_id: '0',
    after_message_id: '0',
  });
});

test.each([[{ group_name: 'Hikers', messages: [wireMessage] }], [[wireMessage]]])('a group, in the form %#', async (data) => {
  const { client, requests } = fakeClient(ok({ data }));
  await expect(fetchGroupMessages(client, '4' as GroupId, { beforeMessageId: '10' as MessageId })).resolves.toMatchObject([{ id: '9' }]);
  expect(Object.fromEntries(readFormFields(requests[0]))).toEqual({ type: 'fetch_messages', id: '4', before_message_id: '10' });
});

test('a message is sent with its idempotency key', async () => {
  const { client, requests } = fakeClient(ok({ message_data: [{ ...wireMessage, message_hash_id: 'h1' }] }));
  await expect(sendMessage(client, asha, { text: 'Hi', hashId: 'h1' })).resolves.toMatchObject({ id: '9', hashId: 'h1' });
  expect(Object.fromEntries(readFormFields(requests[0]))).toEqual({ user_id: '2', text: 'Hi', message_hash_id: 'h1' });
});

test("a success without the message is an error, and a refusal has the provider's message", async () => {
  await expect(sendMessage(fakeClient(ok()).client, asha, { text: 'Hi', hashId: 'h' })).rejects.toMatchObject({ kind: 'contract' });
  const { client } = fakeClient(refusal('You can not write to this person'));
  await expect(sendMessage(client, asha, { text: 'Hi', hashId: 'h' })).rejects.toMatchObject({
    memberText: 'You can not write to this person',
  });
});

test.each([
  [{ group_id: 7 }, '7'],
  [{ data: [{ group_id: '7' }] }, '7'],
  [{ data: { group_id: '7' } }, '7'],
  [{ message: 'done' }, null],
])('reads the id of a new group: %j', async (answer, id) => {
  await expect(createGroupChat(fakeClient(ok(answer)).client, { name: 'Hikers', memberIds: [asha] })).resolves.toBe(id);
});
