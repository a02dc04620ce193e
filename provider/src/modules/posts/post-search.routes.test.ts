import { eq } from 'drizzle-orm';
import { postHashtags, posts, postLexemes } from '../../db/schema/posts';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';
import { indexPosts } from './post-lexemes';

let provider: RunningProvider;
let asha: Member;
beforeAll(async () => {
  provider = await startProvider();
  asha = await provider.signUp('asha');
});
afterAll(() => provider.stop());

type Reply = Record<string, unknown>;
const write = async (postText: string) => (await provider.call('new_post', { postText }, asha)).post_data as Reply;
const textsOf = ({ data }: Reply) => (data as Reply[]).map(({ Orginaltext }) => Orginaltext);
const search = async (query: string) => textsOf(await provider.call('search_for_posts', { search_query: query }, asha));
const withTag = async (hash: string) => textsOf(await provider.call('posts', { type: 'hashtag', hash }, asha));

test.each([
  ['हिन्दी', 'मुझे हिन्दी पसंद है'],
  ['タワー', '東京タワーに行った'],
  ['หนังสือ', 'ฉันอ่านหนังสือทุกวัน'],
  ['STRASSE', 'Die Straße ist lang'],
  ['cafe', 'Le café est bon'],
  ['école', 'À l’école'],
  ['العربية', 'اللغة العَرَبِيَّة'],
  ['대전', '대전에서 만나요'],
  ['🎉', 'Party 🎉'],
])('finds %s in the post that has it, and in no other', async (query, text) => {
  await write(text);
  await write(`Something else, ${text.length} letters`);
  expect(await search(query)).toEqual([text]);
});

test('finds a changed post by its new text only', async () => {
  const post = await write('first ভাষা');
  await provider.call('post-actions', { action: 'edit', post_id: String(post.post_id), text: 'second ভাষা' }, asha);

  expect(await search('ভাষা second')).toEqual(['second ভাষা']);
  expect(await search('first ভাষা')).toEqual([]);
});

test.each([
  ['#हिन्दी', 'हिन्दी'],
  ['#cafe\u0301', 'CAFÉ'],
  ['＃東京', '東京'],
  ['#العَرَبِيَّة', '#العَرَبِيَّة'],
])('finds the posts with %s', async (typed, asked) => {
  const post = await write(`Look: ${typed}.`);
  expect(await withTag(asked)).toEqual([`Look: ${typed}.`]);
  expect(post.postText).toMatch(new RegExp(`<a href="/\\?hashtag=[^"]+" class="hash">${typed}</a>\\.$`, 'u'));
});

test('numbers and colours are no topics', async () => {
  expect(await write('#1234 and #fff000')).toMatchObject({ postText: '#1234 and #fff000' });
  expect(await withTag('1234')).toEqual([]);
});

test('indexes posts of an earlier release when a provider starts, and only these', async () => {
  const post = await write('Earlier #ใหม่ #9876 ว่าง');
  const postId = Number(post.post_id);
  const rows = () => provider.db.$count(postHashtags, eq(postHashtags.postId, postId));
  await provider.db.delete(postLexemes).where(eq(postLexemes.postId, postId));
  await provider.db.delete(postHashtags).where(eq(postHashtags.postId, postId));
  expect(await search('ว่าง')).toEqual([]);

  expect(await indexPosts(provider.db)).toBe(1);
  expect(await search('ว่าง')).toEqual(['Earlier #ใหม่ #9876 ว่าง']);
  expect(await withTag('ใหม่')).toEqual(['Earlier #ใหม่ #9876 ว่าง']);
  expect(await rows()).toBe(1);
  expect(await indexPosts(provider.db)).toBe(0);
});

test('indexes many posts in batches, and stops between them', async () => {
  const many = Array.from({ length: 450 }, (_, index) => ({ authorId: Number(asha.id), text: `Many ${index}` }));
  await provider.db.insert(posts).values(many);

  let asked = 0;
  expect(await indexPosts(provider.db, () => asked++ > 0)).toBe(200);
  expect(await indexPosts(provider.db)).toBe(250);
  expect(await search('many 449')).toEqual(['Many 449']);
});
