import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
let carla: Member;
let message: string;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben, carla] = [await provider.signUp('asha'), await provider.signUp('ben'), await provider.signUp('carla')];
  const { message_data } = await provider.call('send-message', { user_id: ben.id, text: 'Hello' }, asha);
  message = (message_data as [{ id: string }])[0].id;
});
afterEach(() => provider.stop());

const react = (as: Member, reaction: number, id = message) => provider.call('react_message', { id, reaction }, as);
const pin = (as: Member, word: string) => provider.call('pin_message', { message_id: message, pin: word, type: 'user', chat_id: 1 }, as);
const read = async (as: Member, peer: Member) => (await provider.call('get_user_messages', { recipient_id: peer.id }, as)).messages;
const notFound = { api_status: '400', errors: { error_text: 'Message not found' } };

test('a reaction shows to both members, can be changed, and is removed by sending the same again', async () => {
  expect(await react(ben, 1)).toMatchObject({ api_status: 200, code: 1 });
  expect(await read(ben, asha)).toMatchObject([{ reaction: { is_reacted: true, type: '1', count: 1 } }]);
  expect(await read(asha, ben)).toMatchObject([{ reaction: { is_reacted: false, type: '', count: 1 } }]);

  await react(ben, 3);
  expect(await read(ben, asha)).toMatchObject([{ reaction: { type: '3', count: 1, HaHa: 1, Like: 0 } }]);
  expect(await react(ben, 3)).toMatchObject({ code: 0 });
  expect(await read(ben, asha)).toMatchObject([{ reaction: { is_reacted: false, count: 0 } }]);
});

test('a pinned message shows as pinned to both members', async () => {
  expect(await read(asha, ben)).toMatchObject([{ pin: 'no' }]);
  await pin(ben, 'yes');
  expect(await read(asha, ben)).toMatchObject([{ pin: 'yes' }]);
  await pin(asha, 'no');
  expect(await read(ben, asha)).toMatchObject([{ pin: 'no' }]);
});

test('a message of a group takes marks of its participants only', async () => {
  const { group_id: id } = await provider.call('group_chat', { type: 'create', group_name: 'Walkers', parts: ben.id }, asha);
  const { data } = await provider.call('group_chat', { type: 'send', id: Number(id), text: 'Hello' }, asha);
  const groupMessage = (data as [{ id: string }])[0].id;

  expect(await react(carla, 1, groupMessage)).toMatchObject(notFound);
  expect(await react(ben, 2, groupMessage)).toMatchObject({ code: 1 });
  expect(await provider.call('group_chat', { type: 'fetch_messages', id: Number(id) }, asha)).toMatchObject({
    data: { messages: [{ reaction: { Love: 1 } }] },
  });
});

test('a mark on a message that the member can not read is refused', async () => {
  expect(await react(carla, 1)).toMatchObject(notFound);
  expect(await pin(carla, 'yes')).toMatchObject(notFound);
  expect(await react(ben, 7)).toMatchObject({ errors: { error_text: 'reaction: must be 1 to 6' } });
  await provider.call('delete-conversation', { user_id: asha.id }, ben);
  expect(await react(ben, 1)).toMatchObject(notFound);
  await provider.call('block-user', { user_id: ben.id, block_action: 'block' }, asha);
  expect(await react(asha, 1)).toMatchObject({ errors: { error_text: 'User not found' } });
  expect(await read(carla, asha)).toEqual([]);
});

test('the same hash id stores one message per conversation', async () => {
  const send = (to: Member, text: string) => provider.call('send-message', { user_id: to.id, text, message_hash_id: 'k-1' }, asha);
  await send(ben, 'To Ben');
  await send(carla, 'To Carla');
  await send(carla, 'To Carla');

  expect(await read(ben, asha)).toMatchObject([{ text: 'Hello' }, { text: 'To Ben' }]);
  expect(await read(carla, asha)).toMatchObject([{ text: 'To Carla' }]);
});

test('a reply quotes a message of the same conversation with its author, and nothing of another conversation', async () => {
  const { message_data } = await provider.call('send-message', { user_id: carla.id, text: 'So what?', reply_id: message }, ben);
  expect(message_data).toMatchObject([{ text: 'So what?', reply: [], reply_id: '0' }]);

  await provider.call('send-message', { user_id: asha.id, text: 'Hi', reply_id: message }, ben);
  expect(await read(asha, ben)).toMatchObject([
    {},
    { reply_id: message, reply: { text: 'Hello', messageUser: { username: 'asha' } }, messageUser: { username: 'ben' } },
  ]);
});

test('a blocked member can neither be written to nor added to a group, whichever side blocked', async () => {
  await provider.call('block-user', { user_id: asha.id, block_action: 'block' }, carla);

  expect(await provider.call('send-message', { user_id: carla.id, text: 'Hello' }, asha)).toMatchObject({
    errors: { error_text: 'User not found' },
  });
  const { group_id: id } = await provider.call(
    'group_chat',
    { type: 'create', group_name: 'Walkers', parts: `${ben.id},${carla.id}` },
    asha,
  );
  await provider.call('group_chat', { type: 'add_user', id: Number(id), parts: carla.id }, asha);
  expect(await provider.call('group_chat', { type: 'get_list' }, asha)).toMatchObject({
    data: [{ parts: [{ username: 'asha' }, { username: 'ben' }] }],
  });
  expect((await provider.call('group_chat', { type: 'get_list' }, carla)).data).toEqual([]);
});
