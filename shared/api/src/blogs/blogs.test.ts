import type { BlogId, PersonId } from '@social/api';
import { fakeClient, readFormFields, ok, refusal } from '../testing/fake-client';
import { wirePerson } from '../testing/wire-samples';
import { createBlogComment } from './create-blog-comment';
import { fetchArticles } from './fetch-articles';
import { fetchBlog } from './fetch-blog';
import { fetchBlogs } from './fetch-blogs';

const blogId = '6' as BlogId;
const wireBlog = {
  id: '6',
  title: 'Tea &amp; time',
  content: '&lt;p&gt;Water&lt;/p&gt;',
  posted: '1590676368',
  view: '12',
  tags: 'a, b,',
  author: wirePerson,
};

test('decodes an article of the provider', async () => {
  const { client, requests } = fakeClient(JSON.stringify({ api_status: '200', blogs: [wireBlog, { title: 'no id' }] }));
  await expect(fetchBlogs(client, { userId: '1' as PersonId })).resolves.toMatchObject([
    { title: 'Tea & time', html: '<p>Water</p>', postedAt: new Date(1590676368_000), viewCount: 12, tags: ['a', 'b'], author: { id: '2' } },
  ]);
  expect(requests[0]?.url).toContain('app_api.php');
});

test('a time as text stays text', async () => {
  const { client } = fakeClient(ok({ data: { ...wireBlog, posted: '3 days ago', content: null, author: [], tags_array: ['x'] } }));
  await expect(fetchBlog(client, blogId)).resolves.toMatchObject({
    postedAt: null,
    postedText: '3 days ago',
    html: '',
    author: null,
    tags: ['x'],
    isLiked: null,
  });
});

test("decodes an article's category id, its author's gender and its time without 'ago'", async () => {
  const wire = { ...wireBlog, category: '3', time_text: '3 days', author: { ...wirePerson, gender: 'female' } };
  const { client } = fakeClient(ok({ data: wire }));
  await expect(fetchBlog(client, blogId, { now: () => 7 })).resolves.toMatchObject({
    ...{ categoryId: '3', agoText: '3 days', readAt: 7, author: { gender: 'female' } },
  });
});

test('fetches the articles of a category by its id', async () => {
  const { client, requests } = fakeClient(ok({ articles: [wireBlog] }));
  await expect(fetchArticles(client, { categoryId: '3', limit: 10 })).resolves.toMatchObject([
    { categoryId: null, author: { gender: '' } },
  ]);
  expect(readFormFields(requests[0])).toEqual([
    ['category', '3'],
    ['limit', '10'],
  ]);
});

test("a reply without the comment is an error, a refusal has the provider's message", async () => {
  await expect(createBlogComment(fakeClient(ok({ data: [] })).client, { blogId }, 'Hi')).rejects.toMatchObject({ kind: 'contract' });
  await expect(createBlogComment(fakeClient(refusal('Empty')).client, { blogId }, '')).rejects.toMatchObject({ memberText: 'Empty' });
});
