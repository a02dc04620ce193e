import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { toBytes, drawPicture } from '../../testing/test-files';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterEach(() => provider.stop());

const refusal = (text: string) => ({ api_status: '400', errors: { error_text: expect.stringContaining(text) } });
const storedFiles = async () =>
  (await readdir(join(provider.config.uploadsDirectory, 'upload'), { recursive: true })).filter((name) => name.endsWith('.jpg'));

async function create(as: Member, name: string): Promise<string> {
  const { page_data } = await provider.call(
    'create-page',
    { page_name: name, page_title: `Page ${name}`, page_category: '1', page_description: 'Before' },
    as,
  );
  return (page_data as { page_id: string }).page_id;
}
async function read(page: string): Promise<Record<string, unknown>> {
  return (await provider.call('get-page-data', { page_id: page }, ben)).page_data as Record<string, unknown>;
}

test('every setting is stored as it was sent, and a missing one is not changed', async () => {
  const page = await create(asha, 'ferns');
  const settings = {
    ...{ page_name: 'ferns_2', page_title: 'Fern Society', page_category: 'Jazz Music', sub_category: 'Old School', users_post: '1' },
    ...{
      call_action_type: '2',
      call_action_type_url: 'https://example.org/shop',
      company: 'Ferns Ltd',
      phone: '+44 117 000',
      address: 'Chicago',
    },
    ...{
      website: 'https://example.org',
      facebook: 'https://example.org/f',
      twitter: 'https://example.org/t',
      instgram: 'https://example.org/i',
    },
    ...{ vk: 'https://example.org/v', linkedin: 'https://example.org/l', youtube: 'https://example.org/y' },
  };
  expect(await provider.call('update-page-data', { page_id: page, ...settings }, asha)).toMatchObject({ message: 'Your page was updated' });

  const saved = {
    ...settings,
    page_category: '14',
    category: 'Jazz Music',
    sub_category: '4',
    page_sub_category: 'Old School',
    call_action_type_text: 'Shop now',
  };
  expect(await read(page)).toMatchObject({ ...saved, page_description: 'Before', about: 'Before' });
  await provider.call('update-page-data', { page_id: page, website: '', page_description: 'After' }, asha);
  expect(await read(page)).toMatchObject({ ...saved, website: '', page_description: 'After' });
});

test('the three pictures are encoded again and stored', async () => {
  const page = await create(asha, 'ferns');
  const picture = await drawPicture();
  await provider.upload(
    'update-page-data',
    { page_id: page },
    [
      ['avatar', 'a.jpg', picture],
      ['cover', 'c.jpg', picture],
      ['background_image', 'b.jpg', picture],
    ],
    asha,
  );

  const { avatar, cover, background_image: background, background_image_status: hasBackground } = await read(page);
  expect(hasBackground).toBe('1');
  expect(new Set([avatar, cover, background]).size).toBe(3);
  for (const address of [avatar, cover, background])
    expect((await provider.app.inject(new URL(String(address)).pathname)).statusCode).toBe(200);
});

test('an invalid field refuses the whole change', async () => {
  const page = await create(asha, 'ferns');
  await create(ben, 'boats');
  const before = await read(page);
  const change = { page_id: page, page_title: 'Changed' };

  const wrong: [form: Record<string, string>, text: string][] = [
    [{ page_name: 'Boats' }, 'taken already'],
    [{ page_name: 'no spaces' }, 'page_name'],
    [{ page_title: ' ' }, 'page_title'],
    [{ page_category: 'Nonsense' }, 'category'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ call_action_type_url: 'example' }, 'call_action_type_url'],
    [{ users_post: 'maybe' }, 'users_post'],
  ];
  for (const [form, text] of wrong)
    expect(await provider.call('update-page-data', { ...change, ...form }, asha)).toMatchObject(refusal(text));
  const pictures: [string, string, Uint8Array<ArrayBuffer>][] = [
    ['avatar', 'a.jpg', await drawPicture()],
    ['cover', 'c.jpg', toBytes('no picture')],
  ];
  expect(await provider.upload('update-page-data', change, pictures, asha)).toMatchObject(refusal('c.jpg'));

  expect(await read(page)).toEqual(before);
});

test('a picture of a member who does not manage the page is not decoded', async () => {
  const page = await create(asha, 'ferns');
  expect(await provider.upload('update-page-data', { page_id: page }, [['avatar', 'a.jpg', await drawPicture()]], ben)).toMatchObject(
    refusal('not allowed'),
  );
  expect(await storedFiles()).toEqual([]);
});

test('managed, liked and suggested pages are paged by the last id', async () => {
  const ids: string[] = [];
  for (const name of ['one', 'two', 'six']) ids.unshift(await create(asha, name));
  const pageThrough = async (type: string, call: string, as: Member) => {
    const first = (await provider.call(call, { type, limit: 2, offset: 0 }, as)).data as { page_id: string }[];
    const rest = (await provider.call(call, { type, limit: 2, offset: first.at(-1)?.page_id }, as)).data as { page_id: string }[];
    return [...first, ...rest].map(({ page_id: id }) => id);
  };

  expect(await pageThrough('my_pages', 'get-my-pages', asha)).toEqual(ids);
  expect(await pageThrough('pages', 'fetch-recommended', ben)).toEqual(ids);
  for (const id of ids) await provider.call('like-page', { page_id: id }, ben);
  expect(await pageThrough('liked_pages', 'get-my-pages', ben)).toEqual(ids);
  expect(await provider.call('get-user-data', { user_id: ben.id, fetch: 'liked_pages' }, asha)).toMatchObject({
    liked_pages: ids.map((id) => ({ page_id: id, likes: '1', is_liked: false })),
  });
});

test('ten wrong passwords for deleting a page refuse the right one too', async () => {
  const page = await create(asha, 'ferns');
  const remove = (password: string) => provider.call('delete_page', { page_id: page, password }, asha);
  for (let guess = 0; guess < 10; guess += 1) expect(await remove(`guess-${guess}`)).toMatchObject({ api_status: '400' });

  expect(await remove('asha-password')).toMatchObject(refusal('Too many'));
  expect(await read(page)).toMatchObject({ page_id: page });
});

test('likes, posts and settings of an unknown page are refused', async () => {
  for (const call of [
    'like-page',
    'get-page-data',
    'update-page-data',
    'report_page',
    'page_reviews',
    'page-analytics',
    'page-admins',
    'not_in_page_member',
  ]) {
    expect(await provider.call(call, { page_id: 999 }, asha)).toMatchObject(refusal('Page not found'));
  }
  for (const call of ['like-page/999', 'unlike-page/999'])
    expect(await provider.call(call, {}, asha)).toMatchObject(refusal('Page not found'));
  expect(await provider.call('delete_page', { page_id: 999, password: 'asha-password' }, asha)).toMatchObject(refusal('Page not found'));
});
