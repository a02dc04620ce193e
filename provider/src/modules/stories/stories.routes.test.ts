import { drawPicture } from '../../testing/test-files';
import { startProvider, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.stop());

test('the viewers of a story are listed page by page, the last one first, for its owner only', async () => {
  const owner = await provider.signUp('owner');
  const { story_id: storyId } = await provider.upload(
    'create-story',
    { file_type: 'image' },
    [['file', 'day.jpg', await drawPicture()]],
    owner,
  );
  const names = ['ann', 'bob', 'cleo', 'dan', 'eve'];
  const viewers = [];
  for (const name of names) {
    const viewer = await provider.signUp(name);
    viewers.push(viewer);
    await provider.call('get_story_by_id', { story_id: Number(storyId) }, viewer);
  }
  const page = async (offset?: string) => {
    const { users } = await provider.call(
      'get_story_views',
      { story_id: Number(storyId), limit: 2, ...(offset && { offset: Number(offset) }) },
      owner,
    );
    return users as { user_id: string; username: string }[];
  };

  const first = await page();
  const second = await page(first.at(-1)?.user_id);
  const third = await page(second.at(-1)?.user_id);

  expect([...first, ...second, ...third].map(({ username }) => username)).toEqual([...names].reverse());
  expect(await page(third.at(-1)?.user_id)).toEqual([]);
  await expect(provider.call('get_story_views', { story_id: Number(storyId) }, viewers[0])).resolves.toMatchObject({ api_status: '400' });
});
