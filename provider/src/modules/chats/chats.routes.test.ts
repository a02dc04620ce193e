import { createChatRepository } from './chats.repository';
import { startProvider, type RunningProvider } from '../../testing/start-provider';

type Member = Awaited<ReturnType<RunningProvider['signUp']>>;
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
  const chats = createChatRepository(provider.db);
  provider.passSeconds(1);
  const conversationId = await chats.openDirect(Number(from.id), Number(to.id), provider.now());
  await chats.addMessage({ conversationId, authorId: Number(from.id), text, createdAt: provider.now() });
}
const listFor = async (as: Member, form = {}) => (await provider.call('get_chats', { data_type: 'users', ...form }, as)).data as Chat[];

test('a conversation shows the other member, the last words and how many are unread', async () => {
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

test('online asks for those who were here within the last minute', async () => {
  await write(ben, asha, 'Hello');
  provider.passSeconds(120);
  expect(await listFor(asha, { user_type: 'online' })).toEqual([]);

  await listFor(ben);
  expect(await listFor(asha, { user_type: 'online' })).toMatchObject([{ user_id: ben.id, lastseen_status: 'on' }]);
});

test('a group without a word yet has an empty list where its last message would be', async () => {
  const chats = createChatRepository(provider.db);
  await chats.openGroup(Number(ben.id), 'Walkers', [Number(asha.id)], null, provider.now());

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

test('a stranger sees nothing of it', async () => {
  await write(ben, asha, 'Between us');
  const carla = await provider.signUp('carla');
  expect(JSON.stringify(await provider.call('get_chats', {}, carla))).not.toContain('Between us');
});

test('two members who write to each other at the same moment have one conversation', async () => {
  const chats = createChatRepository(provider.db);
  const opened = await Promise.all(
    [0, 1, 2, 3].map((turn) => chats.openDirect(Number(turn % 2 ? asha.id : ben.id), Number(turn % 2 ? ben.id : asha.id), provider.now())),
  );
  expect(new Set(opened).size).toBe(1);
});
