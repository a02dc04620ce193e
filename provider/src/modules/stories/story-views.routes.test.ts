import { stories } from '../../db/schema/stories';
import { startProvider, type RunningProvider } from '../../testing/start-provider';

type Member = Awaited<ReturnType<RunningProvider['signUp']>>;

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterEach(() => provider.stop());

const HOUR_MS = 3_600_000;

async function addStory(of: Member, description: string): Promise<string> {
  const [row] = await provider.db
    .insert(stories)
    .values({
      memberId: Number(of.id),
      kind: 'image',
      path: 'upload/a.jpg',
      description,
      createdAt: provider.now(),
      expiresAt: new Date(provider.now().getTime() + 24 * HOUR_MS),
    })
    .returning({ id: stories.id });
  return String(row?.id);
}

test('stories expire after a day, one’s own come first, and a member’s view counts once', async () => {
  const story = await addStory(ben, 'Hello');
  await addStory(asha, 'Mine');
  const list = async () => (await provider.call('get-user-stories', {}, asha)).stories as { username: string; stories: object[] }[];

  expect((await list()).map(({ username }) => username)).toEqual(['asha', 'ben']);
  for (let time = 0; time < 2; time += 1) await provider.call('get_story_by_id', { story_id: story }, asha);
  expect((await list())[1]?.stories).toMatchObject([{ id: story, view_count: '1', is_viewed: 1 }]);
  expect(await provider.call('get_story_views', { story_id: story }, ben)).toMatchObject({ users: [{ username: 'asha' }] });
  expect(await provider.call('get_story_views', { story_id: story }, asha)).toMatchObject({ api_status: '400' });

  provider.passSeconds(25 * 3600);
  expect(await list()).toEqual([]);
});
