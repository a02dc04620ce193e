import { sql } from 'drizzle-orm';
import { addFollow, addPost } from '../../testing/rows';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

const MANY_MEMBERS = 250;

let provider: RunningProvider;
let asha: Member;
let ben: Member;
let cleo: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben, cleo] = [await provider.signUp('asha'), await provider.signUp('ben'), await provider.signUp('cleo')];
});
afterEach(() => provider.stop());

async function feed(form: Record<string, string | number> = {}): Promise<string[]> {
  const reply = await provider.call('posts', { type: 'get_news_feed', filter: 1, ...form }, asha);
  return (reply.data as { id: string }[]).map(({ id }) => id);
}

async function followMany(): Promise<void> {
  await provider.db.execute(
    sql`insert into members (username, email, password_hash) select 'quiet' || n, 'quiet' || n || '@example.org', '' from generate_series(1, ${MANY_MEMBERS}) n`,
  );
  await provider.db.execute(
    sql`insert into follows (follower_id, followed_id) select ${asha.id}, id from members where username like 'quiet%'`,
  );
}

test.each([
  ['few', async () => undefined],
  ['many', followMany],
])('a member who follows %s members reads their posts and the own ones, newest first, page by page', async (_amount, prepare) => {
  await prepare();
  await addFollow(provider, asha.id, ben.id);
  const wanted: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    wanted.unshift(await addPost(provider, ben.id, { mediaKind: 'photos' }));
    await addPost(provider, cleo.id);
    await addPost(provider, ben.id, { privacy: 3 });
    wanted.unshift(await addPost(provider, asha.id));
  }
  await provider.call('hide_post', { post_id: wanted[0] }, asha);
  const [, ...visible] = wanted;

  expect(await feed()).toEqual(visible);
  expect(await feed({ limit: 2 })).toEqual(visible.slice(0, 2));
  expect(await feed({ limit: 2, after_post_id: visible[1] ?? '' })).toEqual(visible.slice(2, 4));
  expect(await feed({ post_type: 'photos' })).toHaveLength(3);
});

test('a follow that is not accepted yet adds no posts to the feed', async () => {
  await provider.db.execute(sql`insert into follows (follower_id, followed_id, is_accepted) values (${asha.id}, ${ben.id}, false)`);
  await addPost(provider, ben.id);
  expect(await feed()).toEqual([]);
});
