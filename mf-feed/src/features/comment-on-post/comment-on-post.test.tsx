import { fakeProvider, NO_CONNECTION, type SentCall } from '@social/tooling/jest/fake-provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wireComment, wireMe } from '../../testing/wire-comment';
import { idsFrom, wirePost } from '../../testing/wire-post';

type Wire = Record<string, unknown>;
type Replies = { comments?: Wire[]; post?: Wire; path?: string; answer?: (call: SentCall) => unknown; reported?: () => unknown };

/** Home with one post; `answer` answers what the list of comments does not. */
async function renderPost({ comments = [], post = {}, path = '/', answer = () => undefined, reported = () => undefined }: Replies = {}) {
  const provider = fakeProvider({
    posts: ({ form }) => ({
      api_status: 200,
      data: form.after_post_id ? [] : [wirePost(5, { post_comments: String(comments.length), ...post })],
    }),
    report_comment: reported,
    comments: (call) => answer(call) || { api_status: 200, data: call.form.type === 'fetch_comments' ? comments : [] },
  });
  const { user, unmount } = renderHome({ path });
  await screen.findByRole('article');
  const sent = () => provider.callsOf('comments').flatMap(({ form }) => (form.type?.startsWith('fetch') ? [] : [form]));
  return { user, unmount, provider, sent };
}

async function openComments(replies?: Replies) {
  const rendered = await renderPost(replies);
  await rendered.user.click(commentsButton());
  await screen.findByRole('region', { name: 'Comments' });
  return rendered;
}

const commentsButton = () => screen.getByRole('button', { name: /^Comments,/ });
const panel = () => screen.queryByRole('region', { name: 'Comments' });
const list = () => screen.findByRole('list', { name: 'Comments' });
const shown = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('aria-label'));
const box = (name = 'Write a comment') => screen.getByRole('textbox', { name });
const press = (name: string | RegExp) => screen.getByRole('button', { name });

const refusal = { api_status: '400', errors: { error_id: 6, error_text: 'Comment not found' } };

test('the panel opens on the count, says that it loads, and shows the newest first', async () => {
  let give: (reply: unknown) => void = () => undefined;
  const { user, provider } = await renderPost({
    comments: [wireComment(2), wireComment(1)],
    answer: () => new Promise((resolve) => (give = resolve)),
  });

  await user.click(commentsButton());
  await screen.findByText('Loading...');
  await waitFor(() => expect(provider.callsOf('comments')).toHaveLength(1));
  give({ api_status: 200, data: [wireComment(2), wireComment(1)] });

  await screen.findByText('Comment 2');
  expect(commentsButton().getAttribute('aria-expanded')).toBe('true');
  expect(await shown()).toEqual(['Comment by Asha Rao', 'Comment by Asha Rao']);
});

test('a click outside of the post closes it, one inside does not', async () => {
  const { user } = await openComments({ comments: [wireComment(1)] });

  await user.click(screen.getByText('Post 5'));
  expect(panel()).not.toBeNull();
  await user.click(screen.getByRole('heading', { name: 'Feed' }));

  expect(panel()).toBeNull();
});

test('Escape closes it and leaves focus where it was opened', async () => {
  const { user } = await openComments();

  await user.type(box(), 'Half a tho{Escape}');

  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(commentsButton());
});

test('five are shown at first, then all, then five again', async () => {
  const { user } = await openComments({ comments: idsFrom(8, 8).map((id) => wireComment(id)) });
  expect(await shown()).toHaveLength(5);

  await user.click(press('Show 3 more comments'));
  expect(await shown()).toHaveLength(8);
  await user.click(press('Show less'));

  expect(await shown()).toHaveLength(5);
});

test('comments that can not be loaded say why, with Retry', async () => {
  let isDown = true;
  const { user } = await openComments({ comments: [wireComment(1)], answer: () => (isDown ? NO_CONNECTION : undefined) });

  expect((await screen.findByRole('alert')).textContent).toContain('The comments could not be loaded');
  isDown = false;
  await user.click(press('Retry'));

  await screen.findByText('Comment 1');
});

test('a new comment stands at the top, and the count of the post rises', async () => {
  const { user, sent } = await openComments({
    comments: [wireComment(1)],
    answer: ({ form }) => form.type === 'create' && { api_status: 200, data: wireComment(2, { text: form.text, publisher: wireMe }) },
  });
  await screen.findByText('Comment 1');

  await user.type(box(), '  Well said{Enter}');

  await screen.findByText('Well said');
  expect(await shown()).toEqual(['Comment by Demo Member', 'Comment by Asha Rao']);
  expect(commentsButton().getAttribute('aria-label')).toBe('Comments, 2 comments');
  expect(sent()).toEqual([{ type: 'create', post_id: '5', text: 'Well said' }]);
  expect(box()).toHaveProperty('value', '');
});

test('blank text is not sent, Shift+Enter begins a line', async () => {
  const { user, sent } = await openComments();

  await user.type(box(), '   {Enter}');
  await user.clear(box());
  await user.type(box(), 'one{Shift>}{Enter}{/Shift}two');

  expect(box()).toHaveProperty('value', 'one\ntwo');
  expect(sent()).toEqual([]);
});

test('Enter that ends a composed word sends nothing', async () => {
  const { user, sent } = await openComments();
  await user.type(box(), 'にほんご');

  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });

  expect(box()).toHaveProperty('value', 'にほんご');
  expect(sent()).toEqual([]);
});

test('a comment that does not get through says so, and its text stays', async () => {
  const { user } = await openComments({ answer: ({ form }) => form.type === 'create' && NO_CONNECTION });

  await user.type(box(), 'Well said{Enter}');

  expect((await screen.findByRole('alert')).textContent).toContain('Your comment was not posted. It is kept here.');
  expect(box()).toHaveProperty('value', 'Well said');
  expect(commentsButton().getAttribute('aria-label')).toBe('Comments, 0 comments');
});

test('a draft outlives the page, for its post alone', async () => {
  const { user, unmount } = await openComments();
  await user.type(box(), 'Half a thought');
  unmount();

  await openComments();

  expect(box()).toHaveProperty('value', 'Half a thought');
});

test('a comment is liked at once; a refusal takes the like off and says what holds', async () => {
  const { user, sent } = await openComments({
    comments: [wireComment(1, { comment_likes: '2' })],
    answer: ({ form }) => form.type === 'comment_like' && refusal,
  });
  await screen.findByText('Comment 1');

  await user.click(press('Like this comment, 2 likes'));

  expect((await screen.findByRole('alert')).textContent).toContain('You have not liked the comment');
  expect(press('Like this comment, 2 likes').getAttribute('aria-pressed')).toBe('false');
  expect(sent()).toEqual([{ type: 'comment_like', comment_id: '1' }]);
});

test('a liked comment counts the like', async () => {
  const { user } = await openComments({
    comments: [wireComment(1, { comment_likes: '2' })],
    answer: ({ form }) => form.type === 'comment_like' && { api_status: 200, code: 1 },
  });
  await screen.findByText('Comment 1');

  await user.click(press('Like this comment, 2 likes'));

  expect(press('Like this comment, 3 likes').getAttribute('aria-pressed')).toBe('true');
});

test('replies are shown and hidden, and one is written to a name', async () => {
  const { user, sent } = await openComments({
    comments: [wireComment(1, { replies: '1' })],
    answer: ({ form }) => {
      if (form.type === 'fetch_comments_reply') return { api_status: 200, data: [wireComment(7, { text: 'First reply' })] };
      return form.type === 'create_reply' && { api_status: 200, data: wireComment(8, { text: form.text, publisher: wireMe }) };
    },
  });
  await screen.findByText('Comment 1');

  await user.click(press('Show 1 reply'));
  await screen.findByText('First reply');
  await user.click(press('Reply'));
  await user.type(box('Replying to Asha Rao'), 'Indeed{Enter}');
  await screen.findByText('Indeed');

  expect(sent()).toEqual([{ type: 'create_reply', comment_id: '1', text: 'Indeed' }]);
  const replies = within(screen.getByRole('list', { name: 'Replies' })).getAllByRole('listitem');
  expect(replies.map((item) => item.getAttribute('aria-label'))).toEqual(['Reply by Asha Rao', 'Reply by Demo Member']);
  expect(screen.queryByRole('textbox', { name: 'Replying to Asha Rao' })).toBeNull();
  await user.click(press('Hide replies'));
  expect(screen.queryByText('First reply')).toBeNull();
  await screen.findByRole('button', { name: 'Show 2 replies' });
});

test("only one's own comments can be changed or deleted", async () => {
  await openComments({ comments: [wireComment(1), wireComment(2, { publisher: wireMe })] });
  const [theirs, mine] = within(await list()).getAllByRole('listitem');

  expect(within(theirs ?? document.body).queryByRole('button', { name: /Edit|Delete/ })).toBeNull();
  within(mine ?? document.body).getByRole('button', { name: 'Edit' });
  within(mine ?? document.body).getByRole('button', { name: 'Delete' });
});

test('a comment is changed in its place', async () => {
  const { user, sent } = await openComments({
    comments: [wireComment(2, { publisher: wireMe })],
    answer: ({ form }) => form.type === 'edit' && { api_status: 200, message: 'Comment was updated' },
  });
  await screen.findByText('Comment 2');

  await user.click(press('Edit'));
  await user.clear(box('Edit your comment'));
  await user.type(box('Edit your comment'), 'a < b & c{Enter}');

  await screen.findByText('a < b & c');
  expect(screen.queryByRole('textbox', { name: 'Edit your comment' })).toBeNull();
  expect(sent()).toEqual([{ type: 'edit', comment_id: '2', text: 'a < b & c' }]);
});

test('a refused change keeps the new words in the box', async () => {
  const { user } = await openComments({
    comments: [wireComment(2, { publisher: wireMe })],
    answer: ({ form }) => form.type === 'edit' && refusal,
  });
  await screen.findByText('Comment 2');

  await user.click(press('Edit'));
  await user.type(box('Edit your comment'), ' more{Enter}');

  expect((await screen.findByRole('alert')).textContent).toContain('Your change was not saved. It is kept here. Comment not found');
  expect(box('Edit your comment')).toHaveProperty('value', 'Comment 2 more');
});

test('Escape ends a change and leaves the comments open', async () => {
  const { user } = await openComments({ comments: [wireComment(2, { publisher: wireMe })] });
  await screen.findByText('Comment 2');

  await user.click(press('Edit'));
  await user.type(box('Edit your comment'), '{Escape}');

  await screen.findByText('Comment 2');
  expect(panel()).not.toBeNull();
});

test('a deleted comment is gone at once, and Undo brings it back before the provider hears', async () => {
  const { user, sent } = await openComments({ comments: [wireComment(2, { publisher: wireMe })] });
  await screen.findByText('Comment 2');

  await user.click(press('Delete'));
  expect(screen.queryByText('Comment 2')).toBeNull();
  expect(document.activeElement).toBe(panel());
  expect(commentsButton().getAttribute('aria-label')).toBe('Comments, 0 comments');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await screen.findByText('Comment 2');
  expect(document.activeElement).toBe(within(await list()).getByRole('listitem'));
  expect(commentsButton().getAttribute('aria-label')).toBe('Comments, 1 comment');
  expect(panel()).not.toBeNull();
  expect(sent()).toEqual([]);
});

test('a deletion that is refused puts the comment back and says so', async () => {
  const { user, sent } = await openComments({
    comments: [wireComment(2, { publisher: wireMe })],
    answer: ({ form }) => form.type === 'delete' && refusal,
  });
  await screen.findByText('Comment 2');

  await user.click(press('Delete'));
  await user.click(await screen.findByRole('button', { name: /close/i }));

  expect((await screen.findByRole('alert')).textContent).toContain('It is still there. Comment not found');
  await screen.findByText('Comment 2');
  expect(sent()).toEqual([{ type: 'delete', comment_id: '2' }]);
});

test('where comments are turned off they can be read, not written', async () => {
  const { user } = await renderPost({ comments: [wireComment(1)], post: { comments_status: '0' } });

  await user.click(commentsButton());

  await screen.findByText('Comments are turned off for this post.');
  await screen.findByText('Comment 1');
  expect(screen.queryByRole('textbox', { name: 'Write a comment' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
});

test('a comment can have a picture, picked or pasted, seen and taken away before it is sent', async () => {
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  const { user, provider } = await openComments({
    answer: ({ form }) =>
      form.type === 'create' && { api_status: 200, data: wireComment(2, { publisher: wireMe, c_file: 'https://media.test/cat.webp' }) },
  });

  await user.upload(screen.getByLabelText('Picture to attach'), new File(['x'], 'cat.png', { type: 'image/png' }));
  await user.click(press('Remove cat.png'));
  expect(press('Send')).toHaveProperty('disabled', true);
  await user.upload(screen.getByLabelText('Picture to attach'), new File(['x'], 'cat.png', { type: 'image/png' }));
  await user.click(press('Send'));

  await screen.findByRole('img', { name: 'Picture by Demo Member' });
  const sent = provider.callsOf('comments').find(({ form }) => form.type === 'create');
  expect(sent?.form).toMatchObject({ post_id: '5', text: '', image: '[object File]' });
  expect(screen.queryByRole('img', { name: 'cat.png' })).toBeNull();
});

test("another's comment can be reported, after a while to take it back", async () => {
  const { user, provider } = await openComments({ comments: [wireComment(1)], reported: () => ({ api_status: 200 }) });
  await screen.findByText('Comment 1');

  await user.click(press('More about this comment'));
  await user.click(await screen.findByRole('menuitem', { name: 'Report comment' }));
  await screen.findByText(/is reported to those who run the site/);
  expect(provider.callsOf('report_comment')).toEqual([]);
  await user.click(screen.getByRole('button', { name: /close/i }));

  await waitFor(() => expect(provider.callsOf('report_comment').map(({ form }) => form)).toEqual([{ comment_id: '1' }]));
});

test("one's own comment offers its link, and no report", async () => {
  const { user } = await openComments({ comments: [wireComment(2, { publisher: wireMe })] });
  await screen.findByText('Comment 2');

  await user.click(press('More about this comment'));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Copy link']);
  await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));

  expect(await navigator.clipboard.readText()).toBe('http://localhost/post/5?comment=2');
});

describe('a link to a comment', () => {
  const scrolledTo: string[] = [];
  beforeEach(() => {
    scrolledTo.length = 0;
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolledTo.push(this.id);
    };
  });

  test('loads comments until it is found, shows and marks it', async () => {
    const pages = [idsFrom(150, 50), idsFrom(100, 50)].map((ids) => ids.map((id) => wireComment(id)));
    await openComments({
      path: '/post/5?comment=70',
      post: { post_comments: '150' },
      answer: ({ form }) => form.type === 'fetch_comments' && { api_status: 200, data: form.offset ? pages[1] : pages[0] },
    });

    await waitFor(() => expect(scrolledTo).toEqual(['entry-comment-70']));
    expect(document.activeElement?.id).toBe('entry-comment-70');
    expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
  });

  test('opens the replies for a reply', async () => {
    await openComments({
      path: '/post/5?comment=1&reply=8',
      comments: [wireComment(1, { replies: '1' })],
      answer: ({ form }) => form.type === 'fetch_comments_reply' && { api_status: 200, data: [wireComment(8, { text: 'The reply' })] },
    });

    await screen.findByText('The reply');
    await waitFor(() => expect(document.activeElement?.id).toBe('entry-reply-8'));
  });

  test('says when it is gone', async () => {
    await openComments({ path: '/post/5?comment=70', comments: [wireComment(1)] });

    await screen.findByText('The comment that the link leads to is no longer there.');
  });
});
