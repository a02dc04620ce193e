import { removedMedia } from '../../db/schema/media';
import { drawPicture, toBytes } from '../../testing/test-files';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

type Article = { id: string; content: string; thumbnail: string; title: string };

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterEach(() => provider.stop());

const form = {
  blog_title: 'Why <b> & ferns',
  blog_description: 'Old ideas about old plants',
  blog_content: '<h2>Ferns</h2><p>They are <strong>old</strong>.</p>',
  blog_category: '4',
  blog_tags: 'ferns,old',
};
const refusal = (text: string) => ({ api_status: '400', errors: { error_text: expect.stringContaining(text) } });
const read = async (id: unknown) => (await provider.call('get-blog-by-id', { blog_id: Number(id) }, ben)).data as Article;
const decode = (html: string) =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
const contentOf = async (id: unknown) => decode((await read(id)).content);
const write = async (content: string) => (await provider.call('create-blog', { ...form, blog_content: content }, asha)).blog_id;

test('an article is published as it was typed, listed first, and belongs to its author', async () => {
  const { blog_id: id } = await provider.call('create-blog', form, asha);

  expect(await read(id)).toMatchObject({
    title: 'Why &lt;b&gt; &amp; ferns',
    description: 'Old ideas about old plants',
    category_name: 'Nature',
    tags_array: ['ferns', 'old'],
    thumbnail: '',
    author: { username: 'asha' },
    is_post_admin: false,
  });
  expect(await contentOf(id)).toBe(form.blog_content);
  expect(await provider.call('get-articles', {}, asha)).toMatchObject({ articles: [{ id: String(id), is_post_admin: true }] });
});

test('an article is announced by a post to those who follow its author, until it is deleted', async () => {
  await provider.call('follow-user', { user_id: asha.id }, ben);
  const readFeed = async () => (await provider.call('posts', { type: 'get_news_feed', filter: '1' }, ben)).data;
  const { blog_id: id } = await provider.call('create-blog', form, asha);
  await provider.call('edit-blog', { ...form, blog_id: Number(id) }, asha);

  expect(await readFeed()).toMatchObject([
    { publisher: { username: 'asha' }, blog_id: String(id), blog: { title: 'Why &lt;b&gt; &amp; ferns' } },
  ]);
  await provider.call('create-blog', { ...form, blog_title: '' }, asha);
  expect(await readFeed()).toHaveLength(1);

  await provider.call('delete-blog', { blog_id: Number(id) }, asha);
  expect(await readFeed()).toEqual([]);
});

test.each([
  ['<p onclick="x()" style="position:fixed">Safe<script>hack()</script></p>', '<p>Safe</p>'],
  ['<h1>Big</h1><h6>Small</h6>', '<h2>Big</h2><h4>Small</h4>'],
  ['<p><a href="javascript:hack()">a</a><a href="//evil.example">b</a></p>', '<p><a>a</a><a>b</a></p>'],
  ['<p><a href="https://a.example" target="x" class="y">a</a></p>', '<p><a href="https://a.example">a</a></p>'],
  ['<p>See <img src="https://spy.example/a.jpg"><img src="picture:0"><iframe src="/"></iframe></p>', '<p>See </p>'],
  ['<svg><style><img src=x onerror=hack()></style></svg><p>Text</p>', '<p>Text</p>'],
])('%s is stored without what may not stand in an article', async (content, stored) => {
  expect(await contentOf(await write(content))).toBe(stored);
});

test.each([
  [{ blog_title: 'Hi' }, 'blog_title'],
  [{ blog_description: 'Short' }, 'blog_description'],
  [{ blog_category: '99' }, 'blog_category'],
  [{ blog_tags: 'two words' }, 'blog_tags'],
  [{ blog_tags: 'a1,a2,a3,a4,a5,a6,a7,a8,a9,a10,a11' }, 'blog_tags'],
  [{ blog_content: '<p>&nbsp;</p><script>x</script>' }, 'blog_content'],
  [{ blog_content: 'x'.repeat(100_001) }, 'blog_content'],
])('an article is refused with the name of the wrong field: %j', async (wrong, field) => {
  expect(await provider.call('create-blog', { ...form, ...wrong }, asha)).toMatchObject(refusal(field));
  expect(await provider.call('get-articles', {}, asha)).toMatchObject({ articles: [] });
});

test('pictures are shown where the text names them, and their files are removed with them', async () => {
  const picture = await drawPicture();
  const content = '<p>One <img src="picture:1" alt="Two"></p><p><img src="picture:0"></p>';
  const { blog_id: id } = await provider.upload(
    'create-blog',
    { ...form, blog_content: content },
    [
      ['blog_thumbnail', 'c.jpg', picture],
      ...['a.jpg', 'b.jpg'].map((name): [string, string, typeof picture] => ['blog_pictures[]', name, picture]),
    ],
    asha,
  );
  const [two = '', one = ''] = (await contentOf(id)).match(/upload\/[^"]+/g) ?? [];
  expect(await contentOf(id)).toBe(`<p>One <img src="${two}" alt="Two" /></p><p><img src="${one}" alt="" /></p>`);
  expect((await provider.app.inject(`/${two}`)).statusCode).toBe(200);
  expect((await read(id)).thumbnail).toMatch(/upload\/photos\//);

  const edited = `<p><img src="${one}" alt="One"> and <img src="upload/photos/another.jpg"></p>`;
  expect(await provider.call('edit-blog', { ...form, blog_id: Number(id), blog_content: edited }, asha)).toMatchObject({ api_status: 200 });
  expect(await contentOf(id)).toBe(`<p><img src="${one}" alt="One" /> and </p>`);
  expect((await read(id)).thumbnail).toMatch(/upload\/photos\//);
  const removed = async () => (await provider.db.select().from(removedMedia)).map(({ path }) => path);
  expect(await removed()).toContain(two);
  expect(await removed()).not.toContain(one);

  await provider.call('delete-blog', { blog_id: Number(id) }, asha);
  expect(await removed()).toContain(one);
  expect(await removed()).toHaveLength(5);
});

test('a picture of another type, and more of them than an article takes, are refused', async () => {
  const send = (files: [string, string, Uint8Array<ArrayBuffer>][]) => provider.upload('create-blog', form, files, asha);
  expect(await send([['blog_pictures[]', 'a.jpg', toBytes('words')]])).toMatchObject(refusal('a.jpg'));
  const many = Array.from({ length: 21 }, (): [string, string, Uint8Array<ArrayBuffer>] => ['blog_pictures[]', 'a.jpg', toBytes('words')]);
  expect(await send(many)).toMatchObject(refusal('20 pictures at most'));
  expect(await provider.call('get-articles', {}, asha)).toMatchObject({ articles: [] });
});

test('an article is changed and deleted only by its author', async () => {
  const { blog_id: id } = await provider.call('create-blog', form, asha);
  const own = { ...form, blog_id: Number(id) };

  expect(await provider.call('edit-blog', own, ben)).toMatchObject(refusal('Only its author'));
  expect(await provider.call('delete-blog', { blog_id: Number(id) }, ben)).toMatchObject(refusal('Only its author'));
  expect(await provider.call('edit-blog', { ...own, blog_title: 'About ferns' }, asha)).toMatchObject({ api_status: 200 });
  expect(await read(id)).toMatchObject({ title: 'About ferns' });
  expect(await provider.call('delete-blog', { blog_id: Number(id) }, asha)).toMatchObject({ api_status: 200 });
  expect(await provider.call('delete-blog', { blog_id: Number(id) }, asha)).toMatchObject(refusal('Article not found'));
});

test('an article that is sent again under its key is published once', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': 'once' };
  const send = async () =>
    (await provider.callAt(`/api/create-blog?access_token=${asha.token}`, form, { headers })).json<{ blog_id: number }>();
  expect((await send()).blog_id).toBe((await send()).blog_id);
  expect((await provider.call('get-articles', {}, asha)).articles).toHaveLength(1);
});
