import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';
import { drawPicture } from '../../testing/test-files';

let provider: RunningProvider;
let asha: Member;
beforeEach(async () => {
  provider = await startProvider();
  asha = await provider.signUp('asha');
});
afterEach(() => provider.stop());

async function publish(photoCount: number): Promise<string> {
  const picture = await drawPicture();
  const files = Array.from({ length: photoCount }, (_, at): ['postPhotos[]', string, typeof picture] => [
    'postPhotos[]',
    `${at}.jpg`,
    picture,
  ]);
  const { post_data } = await provider.upload('new_post', { postText: 'Look', 'photo_descriptions[]': ['First'] }, files, asha);
  return (post_data as { post_id: string }).post_id;
}

const describeAs = (member: Member, postId: string, descriptions: string[]) =>
  provider.upload('describe-photos', { post_id: postId, 'photo_descriptions[]': descriptions }, [], member);
const readPost = async (postId: string) => (await provider.call('get-post-data', { post_id: postId }, asha)).post_data;
const refusedWith = (text: string) => ({ api_status: '400', errors: { error_text: expect.stringContaining(text) } });

test('each picture of a published post gets its description, an empty one removes it, and the post is not marked as edited', async () => {
  const postId = await publish(2);

  expect(await describeAs(asha, postId, ['', ' A red kite '])).toMatchObject({ api_status: 200 });

  expect(await readPost(postId)).toMatchObject({
    photo_multi: [{ photo_description: '' }, { photo_description: 'A red kite' }],
    is_edited: '0',
  });
});

test('a single picture is described', async () => {
  const postId = await publish(1);
  await describeAs(asha, postId, ['A hill']);
  expect(await readPost(postId)).toMatchObject({ photo_description: 'A hill' });
});

test('other members, a wrong number of descriptions and long texts are refused, and nothing changes', async () => {
  const postId = await publish(2);
  expect(await describeAs(await provider.signUp('ben'), postId, ['Mine', 'Mine'])).toMatchObject(refusedWith('not the author'));
  expect(await describeAs(asha, postId, ['One'])).toMatchObject(refusedWith('has 2 pictures'));
  expect(await describeAs(asha, postId, ['One', 'Two', 'Three'])).toMatchObject(refusedWith('has 2 pictures'));
  expect(await describeAs(asha, postId, ['One', 'a'.repeat(1001)])).toMatchObject(refusedWith('at most 1000 characters'));
  expect(await describeAs(asha, '999', ['One'])).toMatchObject(refusedWith('Post not found'));
  expect(await readPost(postId)).toMatchObject({ photo_multi: [{ photo_description: 'First' }, { photo_description: '' }] });
});
