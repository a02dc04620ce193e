import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderRegions } from '@social/ui/testing/render-regions';
import { fakeProvider, NO_CONNECTION, type Answer, type SentCall } from '@social/build-preset/jest/fake-provider';
import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { wireBlog, wireBlogComment } from '../../testing/wire-blog';
import { wireMe } from '../../testing/wire-person';
import { BlogRoutes } from './blog-routes';

type Replies = { article?: Answer; comments?: unknown[]; thread?: (call: SentCall) => unknown };

const refusal = { api_status: '400', errors: { error_id: 7, error_text: 'Comment not found' } };
const full = () => ({ api_status: 200, data: wireBlog(5, { reaction: { count: 4, is_reacted: false }, is_liked: false }) });

function renderArticle({ article = full, comments = [], thread = () => undefined }: Replies = {}) {
  const provider = fakeProvider({
    'get-blog-by-id': article,
    blogs: (call) => thread(call) ?? { api_status: 200, data: call.form.type === 'get_comments' && !call.form.offset ? comments : [] },
  });
  const sent = () => provider.callsOf('blogs').flatMap(({ form }) => (/^get_|fetch/.test(form.type ?? '') ? [] : [form]));
  signInAnew();
  return { provider, sent, ...renderRegions({ '/blog/*': <BlogRoutes /> }, { entry: '/blog/5' }) };
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Article 5' });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name = 'Write a comment') => screen.getByRole('textbox', { name });

test('an article shows author, time, category, text, tags and counts', async () => {
  const { provider } = renderArticle();

  await title();
  const article = within(screen.getByRole('article'));
  expect(article.getByRole('link', { name: 'Food' }).parentElement?.textContent).toBe('3 days ago • Food • 1 min read');
  expect(article.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe('/profile/7');
  article.getByText('What it is about');
  expect(article.getByText('Second.').closest('blockquote')).not.toBeNull();
  for (const tag of ['#tea', '#time']) article.getByRole('link', { name: tag });
  for (const count of ['12 views', '2 shares']) article.getByRole('img', { name: count });
  expect(press('Like, 4 likes').getAttribute('aria-pressed')).toBe('false');
  expect(provider.callsOf('get-blog-by-id')[0]?.form).toEqual({ blog_id: '5' });
});

test('scripts and positioned styles are removed from the text', async () => {
  renderArticle({
    article: () => ({
      api_status: 200,
      data: wireBlog(5, { content: '&lt;p onclick=x style="position:fixed"&gt;Safe&lt;script&gt;hack()&lt;/script&gt;&lt;/p&gt;' }),
    }),
  });
  const text = await screen.findByText('Safe');
  expect(text.getAttributeNames()).toEqual([]);
  expect(document.querySelector('article script')).toBeNull();
});

test('a like shows and counts at once', async () => {
  const { user, sent } = renderArticle({ thread: ({ form }) => (form.type === 'like' ? { api_status: 200, code: 1 } : undefined) });
  await title();

  await user.click(press('Like, 4 likes'));

  expect(press('Like, 5 likes').getAttribute('aria-pressed')).toBe('true');
  expect(sent()).toEqual([{ type: 'like', blog_id: '5', reaction_type: '1' }]);
});

test('a refused like reverts the count and shows a notification', async () => {
  const { user } = renderArticle({ thread: ({ form }) => (form.type === 'like' ? refusal : undefined) });
  await title();

  await user.click(press('Like, 4 likes'));

  expect((await screen.findByRole('alert')).textContent).toContain('You have not liked the article');
  expect(press('Like, 4 likes').getAttribute('aria-pressed')).toBe('false');
});

test('a missing article shows an empty state with a link back', async () => {
  renderArticle({ article: () => ({ api_status: '400', errors: { error_id: 6, error_text: 'Article not found' } }) });
  await screen.findByText('This article is not here');
  screen.getByText('Article not found');
  expect(screen.getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/blog');
});

test('a failed article loads again with Retry', async () => {
  let isDown = true;
  const { user } = renderArticle({ article: () => (isDown ? NO_CONNECTION : full()) });
  await screen.findByText('The article could not be loaded');
  isDown = false;
  await user.click(press('Retry'));
  await title();
});

test('a sent comment appears on top and clears the box', async () => {
  const { user, sent } = renderArticle({
    comments: [wireBlogComment(1)],
    thread: ({ form }) =>
      form.type === 'add_comment'
        ? { api_status: 200, data: wireBlogComment(2, { text: form.text, user_data: wireMe, onwer: true }) }
        : undefined,
  });
  await screen.findByText('Comment 1');

  await user.type(box(), '  Well said{Enter}');

  await screen.findByText('Well said');
  const rows = within(screen.getByRole('list', { name: 'Comments' })).getAllByRole('listitem');
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(['Comment by Demo Member', 'Comment by Asha Rao']);
  expect(sent()).toEqual([{ type: 'add_comment', blog_id: '5', text: 'Well said' }]);
  expect(box()).toHaveProperty('value', '');
});

test('a comment that is sent while the others load is among them, however late they come', async () => {
  const stored = wireBlogComment(2, { text: 'Well said', user_data: wireMe });
  const reads: ((comments: unknown[]) => void)[] = [];
  const { user } = renderArticle({
    thread: ({ form }) => {
      if (form.type === 'add_comment') return { api_status: 200, data: stored };
      if (form.type !== 'get_comments') return undefined;
      return new Promise((resolve) => reads.push((comments) => resolve({ api_status: 200, data: comments })));
    },
  });
  await title();
  await waitFor(() => expect(reads).toHaveLength(1));
  await user.type(box(), 'Well said{Enter}');
  // The read that began before it is given up.
  await waitFor(() => expect(reads).toHaveLength(2));
  reads[0]?.([wireBlogComment(1)]);
  reads[1]?.([stored, wireBlogComment(1)]);
  expect(within(await screen.findByRole('list', { name: 'Comments' })).getAllByRole('listitem')).toHaveLength(2);
});

test('a failed comment shows an error and retains its text', async () => {
  const { user } = renderArticle({ thread: ({ form }) => (form.type === 'add_comment' ? NO_CONNECTION : undefined) });
  await title();

  await user.type(box(), 'Well said{Enter}');

  expect((await screen.findByRole('alert')).textContent).toContain('It was not posted. It is kept here.');
  expect(box()).toHaveProperty('value', 'Well said');
  await user.clear(box());
});

test('a comment that is written offline waits, survives leaving the page, and is posted once by itself when the connection is back', async () => {
  const { user, sent, queries, unmount } = renderArticle({
    thread: ({ form }) =>
      form.type === 'add_comment' ? { api_status: 200, data: wireBlogComment(2, { text: form.text, user_data: wireMe }) } : undefined,
  });
  await title();
  fireEvent(window, new Event('offline'));
  await user.type(box(), 'Well said{Enter}');
  expect((await screen.findByRole('group', { name: 'Waiting to be posted' })).textContent).toContain('Well said');
  expect([box().textContent, sent()]).toEqual(['', []]);
  unmount();

  // A page that is opened offline shows what the browser has stored.
  const prepare = (stored: QueryClient) => hydrate(stored, dehydrate(queries));
  renderRegions({ '/blog/*': <BlogRoutes /> }, { entry: '/blog/5', prepare });
  await screen.findByRole('group', { name: 'Waiting to be posted' });
  await screen.findByText('No comments yet. Write the first one.');
  fireEvent(window, new Event('online'));

  await screen.findByRole('listitem', { name: 'Comment by Demo Member' });
  expect(screen.queryByRole('group')).toBeNull();
  expect(sent()).toEqual([{ type: 'add_comment', blog_id: '5', text: 'Well said' }]);
});

test('a waiting reply that is refused shows the reason, and can be retried or deleted', async () => {
  const { user, sent } = renderArticle({
    comments: [wireBlogComment(1)],
    thread: ({ form }) => (form.type === 'add_reply' ? refusal : undefined),
  });
  await screen.findByText('Comment 1');
  fireEvent(window, new Event('offline'));
  await user.click(press('Reply'));
  await user.type(box('Replying to Asha Rao'), 'Indeed{Enter}');
  await screen.findByRole('group', { name: 'Waiting to be posted' });

  fireEvent(window, new Event('online'));
  expect((await screen.findByRole('group', { name: 'Not posted' })).textContent).toContain('It was not posted. Comment not found');
  await user.click(press('Retry'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));

  expect(screen.queryByText('Indeed')).toBeNull();
});

test('a comment that an earlier page left waiting is posted when the article is opened again', async () => {
  localStorage.setItem(
    'outbox_article_comments_1',
    '[{"id":"c1","payload":{"subjectId":"5","commentId":null,"text":"Well said"},"files":[],"createdAtMs":1,"wasTried":false,"failure":""}]',
  );
  const { sent } = renderArticle({
    thread: ({ form }) =>
      form.type === 'add_comment' ? { api_status: 200, data: wireBlogComment(2, { text: form.text, user_data: wireMe }) } : undefined,
  });

  await waitFor(() => expect(sent()).toEqual([{ type: 'add_comment', blog_id: '5', text: 'Well said' }]));
  expect(localStorage.getItem('outbox_article_comments_1')).toBeNull();
});

test('replies show on request, and a reply names its comment’s author', async () => {
  const { user, sent } = renderArticle({
    comments: [wireBlogComment(1, { replies: '1' })],
    thread: ({ form }) => {
      if (form.type === 'reply_fetch') return { api_status: 200, data: form.offset ? [] : [wireBlogComment(7, { text: 'First reply' })] };
      return form.type === 'add_reply' ? { api_status: 200, data: wireBlogComment(8, { text: form.text, user_data: wireMe }) } : undefined;
    },
  });
  await screen.findByText('Comment 1');

  await user.click(press('Show 1 reply'));
  await screen.findByText('First reply');
  await user.click(press('Reply'));
  await user.type(box('Replying to Asha Rao'), 'Indeed{Enter}');

  await screen.findByText('Indeed');
  expect(sent()).toEqual([{ type: 'add_reply', comment_id: '1', text: 'Indeed' }]);
  expect(within(screen.getByRole('list', { name: 'Replies' })).getAllByRole('listitem')).toHaveLength(2);
});

test("one's own comment disappears at once, and Undo restores it without a call", async () => {
  const { user, sent } = renderArticle({ comments: [wireBlogComment(2, { user_data: wireMe, onwer: true }), wireBlogComment(1)] });
  await screen.findByText('Comment 2');
  expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(1);

  await user.click(press('Delete'));
  expect(screen.queryByText('Comment 2')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await screen.findByText('Comment 2');
  expect(sent()).toEqual([]);
});

test('a liked comment shows and counts at once', async () => {
  const { user, sent } = renderArticle({
    comments: [wireBlogComment(1, { likes: '2' })],
    thread: ({ form }) => (form.type === 'comment_like' ? { api_status: 200, code: 1 } : undefined),
  });
  await screen.findByText('Comment 1');

  await user.click(press('Like this comment, 2 likes'));

  expect(press('Like this comment, 3 likes').getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(sent()).toEqual([{ type: 'comment_like', comment_id: '1' }]));
});
