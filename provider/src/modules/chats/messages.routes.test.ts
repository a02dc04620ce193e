import { conversations } from '../../db/schema/chats';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterEach(() => provider.stop());

const send = (from: Member, to: Member, text: string, form = {}) => provider.call('send-message', { user_id: to.id, text, ...form }, from);
const read = async (as: Member, peer: Member, form = {}) =>
  (await provider.call('get_user_messages', { recipient_id: peer.id, ...form }, as)).messages as {
    id: string;
    text: string;
    seen: string;
  }[];

test('a message arrives, and its sender sees when it was read', async () => {
  await send(asha, ben, 'Hello');
  expect(await read(asha, ben)).toMatchObject([{ text: 'Hello', seen: '0', position: 'right' }]);

  provider.passSeconds(30);
  expect(await read(ben, asha)).toMatchObject([{ text: 'Hello', position: 'left', messageUser: { username: 'asha' } }]);
  expect(await read(asha, ben)).toMatchObject([{ seen: String(provider.now().getTime() / 1000) }]);
});

test('a message sent twice with the same hash id is stored once', async () => {
  const [first, second] = await Promise.all([0, 1].map(() => send(asha, ben, 'Once', { message_hash_id: 'a-1' })));

  expect(first?.message_data).toMatchObject([{ message_hash_id: 'a-1' }]);
  expect(second?.message_data).toEqual(first?.message_data);
  expect(await read(ben, asha)).toHaveLength(1);
});

test('an empty message is refused, and opens no conversation', async () => {
  expect(await send(asha, ben, '  ')).toMatchObject({ errors: { error_text: 'Please write something or add a file' } });
  expect(await provider.db.$count(conversations)).toBe(0);
});

test('paging back and polling forward by id return every message once, in order', async () => {
  for (let number = 1; number <= 7; number += 1) await send(number % 2 ? asha : ben, number % 2 ? ben : asha, String(number));

  const latest = await read(asha, ben, { limit: 3 });
  const older = await read(asha, ben, { limit: 3, before_message_id: latest[0]?.id });
  const oldest = await read(asha, ben, { limit: 3, before_message_id: older[0]?.id });
  expect([...oldest, ...older, ...latest].map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect((await read(asha, ben, { after_message_id: older[0]?.id })).map(({ text }) => text)).toEqual(
    ['3', '4', '5', '6', '7'].slice(Number(older[0]?.text) - 2),
  );
});

test('the legacy API returns the same messages with its own status, for the session id', async () => {
  await send(ben, asha, 'Hi');
  const reply = await provider.callAt('/app_api.php?application=phone&type=get_user_messages', {
    s: asha.token,
    user_id: asha.id,
    recipient_id: ben.id,
    after_message_id: 0,
  });
  expect(reply.json()).toMatchObject({ api_status: '200', messages: [{ text: 'Hi' }] });
  expect(
    (await provider.callAt('/app_api.php?application=phone&type=get_user_messages', { s: 'wrong', recipient_id: ben.id })).json(),
  ).toMatchObject({ api_status: '400' });
});

test('the typing status shows to the other member for 8 seconds', async () => {
  await send(asha, ben, 'Hello');
  await provider.call('set-chat-typing-status', { user_id: ben.id, status: 'typing' }, asha);

  expect(await provider.call('get_user_messages', { recipient_id: asha.id }, ben)).toMatchObject({ typing: 1 });
  provider.passSeconds(10);
  expect(await provider.call('get_user_messages', { recipient_id: asha.id }, ben)).toMatchObject({ typing: 0 });
});

test('a deleted conversation is empty for the member who deleted it until the next message', async () => {
  await send(ben, asha, 'Old');
  await provider.call('delete-conversation', { user_id: ben.id }, asha);

  expect(await read(asha, ben)).toEqual([]);
  expect((await provider.call('get_chats', { data_type: 'users' }, asha)).data).toEqual([]);
  expect(await read(ben, asha)).toHaveLength(1);
  await send(ben, asha, 'New');
  expect(await read(asha, ben)).toMatchObject([{ text: 'New' }]);
});

test('a group is read and written by its participants, and changed by its owner only', async () => {
  const carla = await provider.signUp('carla');
  const { group_id: id } = await provider.call('group_chat', { type: 'create', group_name: 'Walkers', parts: ben.id }, asha);
  const sendToGroup = (as: Member, text: string) => provider.call('group_chat', { type: 'send', id: Number(id), text }, as);

  expect(await sendToGroup(ben, 'Hello all')).toMatchObject({
    data: [{ text: 'Hello all', group_id: String(id), user_data: { username: 'ben' } }],
  });
  expect(await sendToGroup(carla, 'Me too')).toMatchObject({ errors: { error_text: 'Group not found' } });
  expect(await provider.call('group_chat', { type: 'fetch_messages', id: Number(id) }, carla)).toMatchObject({
    errors: { error_text: 'Group not found' },
  });
  expect(await provider.call('group_chat', { type: 'add_user', id: Number(id), parts: carla.id }, ben)).toMatchObject({
    errors: { error_text: 'Only the owner of the group can do this' },
  });
  await provider.call('group_chat', { type: 'add_user', id: Number(id), parts: carla.id }, asha);
  expect(await provider.call('group_chat', { type: 'fetch_messages', id: Number(id) }, carla)).toMatchObject({
    data: { group_name: 'Walkers', messages: [{ text: 'Hello all' }] },
  });
});
