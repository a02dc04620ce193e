import { postMedia } from '../../db/schema/posts';
import { removedMedia } from '../../db/schema/media';
import { addPost } from '../../testing/rows';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';
import { drawPicture } from '../../testing/test-files';
import { createMediaRemovalRepository } from './media-removal.repository';
import { createMediaRemovalService } from './media-removal.service';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  asha = await provider.signUp('asha');
  ben = await provider.signUp('ben');
});
afterEach(() => provider.stop());

function removeFiles(): Promise<void> {
  const removal = createMediaRemovalRepository(provider.db);
  return createMediaRemovalService({ removal, uploads: provider.uploads }).removeFiles(provider.now());
}
const status = async (address: string) => (await provider.app.inject(new URL(address, 'http://localhost').pathname)).statusCode;
const addressesIn = (reply: unknown) => [...new Set(JSON.stringify(reply).match(/upload\/[\w/.-]+/g))].map((path) => `/${path}`);

async function publishPicture(form: Record<string, string> = {}) {
  const reply = await provider.upload('new_post', { postText: 'Look', ...form }, [['postPhotos[]', 'a.jpg', await drawPicture()]], asha);
  const { post_id: id } = reply.post_data as { post_id: string };
  return { id, addresses: addressesIn(reply) };
}

/** Checks that the addresses respond before `change`, and not after it. */
async function expectRemovedBy(addresses: string[], change: () => Promise<unknown>): Promise<void> {
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(await status(address)).toBe(200);
  await change();
  await removeFiles();
  for (const address of addresses) expect([address, await status(address)]).toEqual([address, 404]);
}

test('the files of a deleted post and of its comments are no longer served', async () => {
  const { id, addresses } = await publishPicture();
  const comment = await provider.upload(
    'comments',
    { type: 'create', post_id: id, text: 'Look' },
    [['image', 'b.jpg', await drawPicture('#123456')]],
    ben,
  );

  await expectRemovedBy([...addresses, ...addressesIn(comment)], () =>
    provider.call('post-actions', { action: 'delete', post_id: id }, asha),
  );
});

test('files of a post that becomes private are served only at new addresses', async () => {
  const { id, addresses } = await publishPicture();

  await expectRemovedBy(addresses, () => provider.call('post-actions', { action: 'edit', post_id: id, text: 'Mine', privacy: '3' }, asha));

  const now = addressesIn(await provider.call('get-post-data', { post_id: id, fetch: 'post_data' }, asha));
  expect(now).toHaveLength(addresses.length);
  for (const address of now) expect(await status(address)).toBe(200);
});

test('the pictures of its comments get new addresses with a post that becomes private', async () => {
  const { id } = await publishPicture();
  const form = { type: 'create', post_id: id, text: 'Look' };
  const comment = await provider.upload('comments', form, [['image', 'b.jpg', await drawPicture('#123456')]], ben);

  await expectRemovedBy(addressesIn(comment), () =>
    provider.call('post-actions', { action: 'edit', post_id: id, text: 'Mine', privacy: '3' }, asha),
  );

  const shown = addressesIn(await provider.call('comments', { type: 'fetch_comments', post_id: id }, asha));
  expect(shown.filter((address) => address.includes('_image')).length).toBeGreaterThan(0);
  for (const address of shown.filter((each) => each.includes('_image'))) expect(await status(address)).toBe(200);
});

test('an edit without a change of privacy does not change the addresses', async () => {
  const { id, addresses } = await publishPicture();

  await provider.call('post-actions', { action: 'edit', post_id: id, text: 'Other', privacy: '0' }, asha);
  await removeFiles();

  for (const address of addresses) expect(await status(address)).toBe(200);
});

test('the files of a deleted message and of a replaced avatar are no longer served', async () => {
  const sent = await provider.upload('send-message', { user_id: ben.id, text: '' }, [['file', 'a.jpg', await drawPicture()]], asha);
  const [{ id, media }] = sent.message_data as [{ id: string; media: string }];
  await expectRemovedBy([media, media.replace('_image.jpg', '_image_small.jpg')], () =>
    provider.call('delete_message', { message_id: id }, asha),
  );

  const setAvatar = async (colour: string) =>
    provider.upload('update-user-data', {}, [['avatar', 'me.jpg', await drawPicture(colour)]], asha);
  await setAvatar('#111111');
  const { user_data: member } = await provider.call('get-user-data', { user_id: asha.id, fetch: 'user_data' }, asha);
  await expectRemovedBy([(member as { avatar: string }).avatar], () => setAvatar('#222222'));
});

test('the file of an expired or deleted story is no longer served', async () => {
  const add = async () => {
    await provider.upload('create-story', { file_type: 'image' }, [['file', 'a.jpg', await drawPicture()]], asha);
    return addressesIn((await provider.call('get-user-stories', {}, asha)).stories);
  };
  const pictures = (addresses: string[]) => addresses.filter((address) => address.includes('_image'));

  await expectRemovedBy(pictures(await add()), () => provider.call('delete-story', { story_id: '1' }, asha));
  await expectRemovedBy(pictures(await add()), async () => provider.passSeconds(24 * 3600 + 1));
});

test('files that rows share are not removed with one of them', async () => {
  const postId = await addPost(provider, asha.id);
  await provider.db
    .insert(postMedia)
    .values({ postId: Number(postId), kind: 'image', path: 'upload/photos/seed/hills_image.webp', fileName: 'a' });

  await provider.call('post-actions', { action: 'delete', post_id: postId }, asha);

  expect(await provider.db.$count(removedMedia)).toBe(0);
});
