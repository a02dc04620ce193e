import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';
import { drawPicture } from '../../testing/test-files';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterEach(() => provider.stop());

type Found = Record<string, unknown>[];
const find = async (type: string, query: string, more = {}) =>
  (await provider.call('search_content', { type, search_query: query, ...more }, ben)).data as Found;
const pick = (found: Found, field: string) => found.map((item) => item[field]);
const block = () => provider.call('block-user', { user_id: asha.id, block_action: 'block' }, ben);

const writeBlog = (title: string) =>
  provider.call(
    'create-blog',
    { blog_title: title, blog_description: 'Of moss and stone', blog_content: '<p>x</p>', blog_category: '1' },
    asha,
  );
const addEvent = (name: string) =>
  provider.call(
    'create-event',
    {
      ...{ event_name: name, event_location: 'Mill lane', event_description: 'Bring a chair' },
      ...{ event_start_date: '2026-03-20', event_end_date: '2026-03-20' },
    },
    asha,
  );

test('blogs are found by title and summary, newest first and page by page, without those of blocked members', async () => {
  for (const title of ['Ferns one', 'Ferns two', 'Birds']) await writeBlog(title);

  expect(pick(await find('blogs', 'FERN'), 'title')).toEqual(['Ferns two', 'Ferns one']);
  expect(pick(await find('blogs', 'moss', { limit: 1 }), 'title')).toEqual(['Birds']);
  const [newest] = await find('blogs', 'fern', { limit: 1 });
  expect(pick(await find('blogs', 'fern', { offset: newest?.id }), 'title')).toEqual(['Ferns one']);
  expect(await find('blogs', '%')).toEqual([]);
  await block();
  expect(await find('blogs', 'fern')).toEqual([]);
});

test('events are found by name and place', async () => {
  await addEvent('Long table');
  expect(pick(await find('events', 'table'), 'name')).toEqual(['Long table']);
  expect(pick(await find('events', 'mill'), 'name')).toEqual(['Long table']);
  await block();
  expect(await find('events', 'table')).toEqual([]);
});

test('albums are found by name, but no other posts, and none that the member may not see', async () => {
  const picture = await drawPicture();
  const create = (name: string) =>
    provider.upload('albums', { type: 'create', album_name: name }, [['postPhotos[]', 'a.jpg', picture]], asha);
  await create('Lake walks');
  await provider.call('new_post', { postText: 'Lake' }, asha);

  expect(pick(await find('albums', 'lake'), 'album_name')).toEqual(['Lake walks']);
  const [album] = await find('albums', 'lake');
  await provider.call('post-actions', { action: 'edit', post_id: String(album?.id), text: '', privacy: '3' }, asha);
  expect(await find('albums', 'lake')).toEqual([]);
});

test('hashtags are found by a part, the most used first, with the number of their public posts', async () => {
  for (const text of ['#fernlove', '#fern one', '#fern two']) await provider.call('new_post', { postText: text }, asha);
  await provider.call('new_post', { postText: '#fernsecret', postPrivacy: '3' }, asha);

  const found = await find('hashtags', 'fern');
  expect(found.map(({ tag, trend_use_num: uses }) => [tag, uses])).toEqual([
    ['fern', '2'],
    ['fernlove', '1'],
  ]);
  expect(pick(await find('hashtags', '#fernl'), 'tag')).toEqual(['fernlove']);
  expect(await find('hashtags', 'fern', { offset: found[0]?.id })).toEqual([]);
});

test('an unknown kind and an empty query are refused', async () => {
  for (const form of [
    { type: 'people', search_query: 'a' },
    { type: 'blogs', search_query: ' ' },
  ])
    expect(await provider.call('search_content', form, ben)).toMatchObject({ api_status: '400' });
});
