import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

type Chat = Record<string, unknown> & { chat_time: string };

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterEach(() => provider.stop());

async function write(from: Member, to: Member, text: string): Promise<void> {
  provider.passSeconds(1);
  await provider.call('send-message', { user_id: to.id, text }, from);
}
const listFor = async (as: Member, form = {}) => (await provider.call('get_chats', { data_type: 'users', ...form }, as)).data as Chat[];

test('a conversation shows the other member, the last message and the number of unread ones', async () => {
  await write(ben, asha, 'Hello');
  await write(ben, asha, 'Are you there?');

  expect(await listFor(asha)).toMatchObject([
    {
      user_id: ben.id,
      chat_type: 'user',
      message_count: '2',
      last_message: { text: 'Are you there?', from_id: ben.id, position: 'left', seen: '0' },
    },
  ]);
  expect(await listFor(ben)).toMatchObject([{ user_id: asha.id, message_count: '0', last_message: { position: 'right' } }]);
  expect(await provider.call('get-general-data', { fetch: 'count_new_messages' }, asha)).toMatchObject({ count_new_messages: '2' });
});

test('the latest conversation comes first, and the list pages by its time', async () => {
  const [carla, dina] = [await provider.signUp('carla'), await provider.signUp('dina')];
  for (const from of [carla, ben, dina]) await write(from, asha, `From ${from.username}`);

  const [first, second] = await listFor(asha, { user_limit: 2 });
  expect([first?.user_id, second?.user_id]).toEqual([dina.id, ben.id]);
  expect(await listFor(asha, { user_offset: second?.chat_time })).toMatchObject([{ user_id: carla.id }]);
});

test('the online filter lists members who were active within the last minute', async () => {
  await write(ben, asha, 'Hello');
  provider.passSeconds(120);
  expect(await listFor(asha, { user_type: 'online' })).toEqual([]);

  await listFor(ben);
  expect(await listFor(asha, { user_type: 'online' })).toMatchObject([{ user_id: ben.id, lastseen_status: 'on' }]);
});

test('a group without messages has an empty list in place of its last message', async () => {
  await provider.call('group_chat', { type: 'create', group_name: 'Walkers', parts: asha.id }, ben);

  const { data } = await provider.call('group_chat', { type: 'get_list' }, asha);

  expect(data).toMatchObject([
    {
      group_name: 'Walkers',
      owner: false,
      last_message: [],
      user_data: { user_id: ben.id },
      parts: [{ user_id: asha.id }, { user_id: ben.id }],
    },
  ]);
});

test('a conversation is not listed for other members', async () => {
  await write(ben, asha, 'Between us');
  const carla = await provider.signUp('carla');
  expect(JSON.stringify(await provider.call('get_chats', {}, carla))).not.toContain('Between us');
});

test('two members who write to each other at the same moment share one conversation', async () => {
  await Promise.all([write(asha, ben, '1'), write(ben, asha, '2'), write(asha, ben, '3'), write(ben, asha, '4')]);

  expect(await listFor(asha)).toMatchObject([{ user_id: ben.id, message_count: '2' }]);
  expect(await listFor(ben)).toMatchObject([{ user_id: asha.id, message_count: '2' }]);
  expect((await provider.call('get_user_messages', { recipient_id: ben.id }, asha)).messages).toHaveLength(4);
});
