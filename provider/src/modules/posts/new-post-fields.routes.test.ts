import { postHashtags } from '../../db/schema/posts';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  asha = await provider.signUp('asha');
  ben = await provider.signUp('ben');
});
afterEach(() => provider.stop());

const postTo = (recipientId: string) => provider.call('new_post', { postText: 'Hello', recipient_id: recipientId }, asha);
const notAllowed = { api_status: '400', errors: { error_text: 'You are not allowed to post here' } };

test('a post for a member is stored', async () => {
  expect(await postTo(ben.id)).toMatchObject({ post_data: { recipient_id: ben.id } });
});

test('a post for an unknown member is refused', async () => {
  expect(await postTo('999')).toMatchObject(notAllowed);
});

test('a post for a member is refused where one of the two has blocked the other', async () => {
  await provider.call('block-user', { user_id: asha.id, block_action: 'block' }, ben);
  expect(await postTo(ben.id)).toMatchObject(notAllowed);

  const carla = await provider.signUp('carla');
  await provider.call('block-user', { user_id: carla.id, block_action: 'block' }, asha);
  expect(await postTo(carla.id)).toMatchObject(notAllowed);
});

test('of fifteen hundred hashtags the first thirty find the post', async () => {
  const text = Array.from({ length: 1500 }, (_, index) => `#t${index}`).join(' ');

  expect(await provider.call('new_post', { postText: text }, asha)).toMatchObject({ api_status: 200 });
  expect(await provider.db.$count(postHashtags)).toBe(30);
  expect((await provider.call('posts', { type: 'hashtag', hash: 't29' }, asha)).data).toHaveLength(1);
});

const GOOD = ['https://media.giphy.com/media/a/giphy.gif', 'https://media1.tenor.com/a.gif', 'https://giphy.com/a.gif'];
const BAD = [
  'http://media.giphy.com/a.gif',
  'https://evil.example/a.gif',
  'https://giphy.com.evil.example/a.gif',
  'https://evilgiphy.com/a.gif',
  'javascript:alert(1)',
  'data:image/gif;base64,AAAA',
  `https://media.giphy.com/${'a'.repeat(500)}`,
];

test.each([
  ['postSticker', 'new_post'],
  ['gif', 'send-message'],
  ['image_url', 'send-message'],
])('%s takes only https links of the known hosts', async (field, call) => {
  const send = (address: string) => provider.call(call, { user_id: ben.id, [field]: address }, asha);

  for (const address of GOOD) expect([address, await send(address)]).toMatchObject([address, { api_status: 200 }]);
  for (const address of BAD)
    expect([address, await send(address)]).toMatchObject([address, { errors: { error_text: expect.stringContaining(`${field}: `) } }]);
  expect(await send(BAD[1] ?? '')).toMatchObject({ errors: { error_text: `${field}: must be an https link to giphy.com or tenor.com` } });
});
