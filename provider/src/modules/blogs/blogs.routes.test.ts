import { blogs } from '../../db/schema/blogs';
import { addPost } from '../../testing/rows';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

type Item = Record<string, unknown> & { id: string };

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterEach(() => provider.stop());

const refusal = (text: string) => ({ api_status: '400', errors: { error_text: expect.stringContaining(text) } });

async function addBlog(by: Member, values: Partial<typeof blogs.$inferInsert> = {}): Promise<number> {
  const row = {
    authorId: Number(by.id),
    title: 'Ferns',
    description: 'Old ideas',
    contentHtml: '<p>Hello</p>',
    categoryId: 4,
    tags: ['ferns'],
    createdAt: provider.now(),
    ...values,
  };
  const [stored] = await provider.db.insert(blogs).values(row).returning({ id: blogs.id });
  return stored?.id ?? 0;
}
const articles = async (form: Record<string, string | number> = {}) => (await provider.call('get-articles', form, asha)).articles as Item[];
const act = (as: Member, form: Record<string, string | number>) => provider.call('blogs', form, as);
async function say(as: Member, form: Record<string, string | number>): Promise<string> {
  return ((await act(as, form)).data as Item).id;
}

test('both lists page by the last id, newest first', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 5; number += 1) ids.unshift(String(await addBlog(ben)));

  const first = await articles({ limit: 3 });
  const rest = await articles({ limit: 3, offset: String(first.at(-1)?.id) });
  expect([...first, ...rest].map(({ id }) => id)).toEqual(ids);
  const legacy = await provider.callAt('/app_api.php?application=phone&type=get_blogs', {
    s: asha.token,
    user_id: asha.id,
    limit: 2,
    offset: Number(ids[1]),
  });
  expect(legacy.json()).toMatchObject({ api_status: '200', blogs: [{ id: ids[2] }, { id: ids[3] }] });
});

test('articles are found by author, by category, or one by its id', async () => {
  const [travel, food] = [await addBlog(ben, { categoryId: 1 }), await addBlog(asha, { categoryId: 2 })];

  expect(await articles({ user_id: ben.id })).toMatchObject([{ id: String(travel), author: { username: 'ben' } }]);
  expect(await articles({ category: 2 })).toMatchObject([{ id: String(food), category: '2', category_name: 'Food', is_post_admin: true }]);
  expect(await articles({ article_id: travel })).toMatchObject([{ id: String(travel) }]);
});

test('the legacy API takes only the token in s, and refuses with its own status', async () => {
  const reply = await provider.callAt('/app_api.php?application=phone&type=get_blogs', { s: 'nonsense', user_id: asha.id });
  expect(reply.json()).toMatchObject({ api_status: '400', errors: { error_text: expect.stringMatching(/not authorized/i) } });
});

test('each reader is counted once, wherever the article is shown', async () => {
  const blogId = await addBlog(ben);
  await addPost(provider, ben.id, { blogId });
  for (const reader of [asha, asha, ben]) await provider.call('get-blog-by-id', { blog_id: blogId }, reader);

  expect(await articles()).toMatchObject([{ view: '2', shared: '1' }]);
  expect(await provider.call('posts', { type: 'get_news_feed' }, asha)).toMatchObject({
    data: [{ blog: { id: String(blogId), view: '2', shared: '1' } }],
  });
});

test('a member has one like of an article, and can change and remove it', async () => {
  const blogId = await addBlog(ben);
  const read = async () => (await provider.call('get-blog-by-id', { blog_id: blogId }, asha)).data;

  expect(await act(asha, { type: 'like', blog_id: blogId })).toMatchObject({ code: 1 });
  expect(await act(asha, { type: 'like', blog_id: blogId, reaction_type: 2 })).toMatchObject({ code: 1 });
  expect(await read()).toMatchObject({ is_liked: true, reaction: { Like: 0, Love: 1, count: 1, type: '2' } });
  expect(await act(asha, { type: 'like', blog_id: blogId, reaction_type: 2 })).toMatchObject({ code: 0 });
  expect(await read()).toMatchObject({ is_liked: false, reaction: { count: 0 } });
});

test('comments are listed from the newest, replies from the oldest, both with their likes', async () => {
  const blogId = await addBlog(ben);
  const ids: string[] = [];
  for (const text of ['One', 'Two', 'Three']) ids.push(await say(asha, { type: 'add_comment', blog_id: blogId, text }));
  for (const text of ['Yes', 'No']) await say(ben, { type: 'add_reply', comment_id: ids[0] ?? '', text });

  const { data: newest } = await act(ben, { type: 'get_comments', blog_id: blogId, limit: 2 });
  expect(newest).toMatchObject([{ text: 'Three' }, { text: 'Two' }]);
  expect(await act(ben, { type: 'get_comments', blog_id: blogId, limit: 2, offset: ids[1] ?? '' })).toMatchObject({
    data: [{ text: 'One', replies: '2' }],
  });
  expect(await act(asha, { type: 'reply_fetch', comment_id: ids[0] ?? '' })).toMatchObject({
    data: [{ text: 'Yes', comment_id: ids[0] }, { text: 'No' }],
  });
  expect(await act(ben, { type: 'comment_like', comment_id: ids[0] ?? '' })).toMatchObject({ code: 1 });
  expect(await act(ben, { type: 'get_comments', blog_id: blogId, limit: 1, offset: ids[1] ?? '' })).toMatchObject({
    data: [{ likes: '1', is_comment_liked: true }],
  });
});

test('the author of the article is notified of comments, and the author of a comment of replies', async () => {
  const carla = await provider.signUp('carla');
  const blogId = await addBlog(ben);
  const comment = await say(asha, { type: 'add_comment', blog_id: blogId, text: 'Lovely' });
  await say(carla, { type: 'add_reply', comment_id: comment, text: 'It is' });
  const listNotifications = async (member: Member) =>
    (await provider.call('get-general-data', { fetch: 'notifications' }, member)).notifications as { type: string }[];

  expect((await listNotifications(ben)).map(({ type }) => type)).toEqual(['blog_comment', 'blog_comment']);
  expect(await listNotifications(asha)).toMatchObject([
    { type: 'blog_comment_reply', blog_id: String(blogId), type_text: 'replied to your comment on an article' },
  ]);
});

test('unknown articles and comments and empty texts are refused', async () => {
  const blogId = await addBlog(ben);

  expect(await provider.call('get-blog-by-id', { blog_id: 999 }, asha)).toMatchObject(refusal('Article not found'));
  expect(await act(asha, { type: 'add_comment', blog_id: 999, text: 'Hello' })).toMatchObject(refusal('Article not found'));
  expect(await act(asha, { type: 'add_comment', blog_id: blogId, text: '   ' })).toMatchObject(refusal('text: must not be empty'));
  expect(await act(asha, { type: 'add_reply', comment_id: 999, text: 'Hello' })).toMatchObject(refusal('Comment not found'));
  expect(await act(asha, { type: 'reply_fetch', comment_id: 999 })).toMatchObject(refusal('Comment not found'));
  expect(await act(asha, { type: 'like', blog_id: blogId, reaction_type: 7 })).toMatchObject(refusal('reaction_type'));
  expect(await act(asha, { type: 'get_comments', blog_id: blogId })).toMatchObject({ data: [] });
});

test('HTML in a comment is escaped', async () => {
  const blogId = await addBlog(ben);
  await say(asha, { type: 'add_comment', blog_id: blogId, text: '<img src=x onerror=alert(1)>' });

  expect(await act(ben, { type: 'get_comments', blog_id: blogId })).toMatchObject({
    data: [{ text: '&lt;img src=x onerror=alert(1)&gt;', Orginaltext: '&lt;img src=x onerror=alert(1)&gt;' }],
  });
});

test('a block hides articles and comments from both members', async () => {
  const blogId = await addBlog(ben);
  await say(asha, { type: 'add_comment', blog_id: blogId, text: 'Lovely' });
  await provider.call('block-user', { user_id: asha.id, block_action: 'block' }, ben);

  expect(await articles()).toEqual([]);
  expect(await provider.call('get-blog-by-id', { blog_id: blogId }, asha)).toMatchObject(refusal('Article not found'));
  expect(await act(ben, { type: 'get_comments', blog_id: blogId })).toMatchObject({ data: [] });
});
