import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
let carla: Member;
let message: string;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben, carla] = [await provider.signUp('asha'), await provider.signUp('ben'), await provider.signUp('carla')];
  message = await send('Meet at 5_pm');
});
afterEach(() => provider.stop());

async function send(text: string, form = {}): Promise<string> {
  const { message_data } = await provider.call('send-message', { user_id: ben.id, text, ...form }, asha);
  return (message_data as [{ id: string }])[0].id;
}
const edit = (as: Member, text: string, id = message) => provider.call('edit_message', { message_id: id, text }, as);
const search = (as: Member, form: object) => provider.call('search_messages', { query: 'meet', ...form }, as);
const read = async (as: Member, peer: Member) => (await provider.call('get_user_messages', { recipient_id: peer.id }, as)).messages;

test('only its author changes a message, which both then see as edited', async () => {
  expect(await edit(ben, 'Never')).toMatchObject({ errors: { error_text: 'Message not found' } });
  expect(await edit(asha, ' ')).toMatchObject({ errors: { error_text: 'text: must not be empty' } });
  expect(await read(ben, asha)).toMatchObject([{ text: 'Meet at 5_pm', is_edited: '0' }]);

  expect(await edit(asha, 'Meet at 6_pm')).toMatchObject({ message_data: [{ id: message, is_edited: '1' }] });
  expect(await read(ben, asha)).toMatchObject([{ text: 'Meet at 6_pm', is_edited: '1' }]);
});

test('saving the same text does not mark the message, and a deleted message or one without text is refused', async () => {
  await edit(asha, 'Meet at 5_pm');
  expect(await read(ben, asha)).toMatchObject([{ is_edited: '0' }]);

  const sticker = await send('', { gif: 'https://media.giphy.com/a.gif' });
  expect(await edit(asha, 'Words', sticker)).toMatchObject({ errors: { error_text: 'This message has no text to change' } });
  await provider.call('delete_message', { message_id: message }, asha);
  expect(await edit(asha, 'Back')).toMatchObject({ errors: { error_text: 'Message not found' } });
});

test('a blocked member cannot write by editing an earlier message', async () => {
  await provider.call('block-user', { user_id: asha.id, block_action: 'block' }, ben);
  expect(await edit(asha, 'Still here')).toMatchObject({ errors: { error_text: 'User not found' } });
});

test('a search takes its text literally, and leaves messages unread', async () => {
  await send('Meet at 5 pm');
  expect(await search(ben, { user_id: asha.id, query: '5_PM' })).toMatchObject({ messages: [{ id: message }] });
  expect(await provider.call('get_chats', {}, ben)).toMatchObject({ data: [{ message_count: '2' }] });
  await provider.call('delete-conversation', { user_id: asha.id }, ben);
  expect(await search(ben, { user_id: asha.id })).toMatchObject({ messages: [] });
});

test('only participants of a group can search it', async () => {
  const { group_id: id } = await provider.call('group_chat', { type: 'create', group_name: 'Walkers', parts: ben.id }, asha);
  await provider.call('group_chat', { type: 'send', id: Number(id), text: 'Meet at the lake' }, asha);
  expect(await search(ben, { group_id: Number(id) })).toMatchObject({ messages: [{ text: 'Meet at the lake', group_id: String(id) }] });
  expect(await search(carla, { group_id: Number(id) })).toMatchObject({ errors: { error_text: 'Group not found' } });
  expect(await search(carla, {})).toMatchObject({ errors: { error_text: 'user_id: must be an id' } });
});
