import { NO_CONNECTION } from '@social/build-preset/jest/fake-provider';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { box, commentsButton, openComments, panel, press, commentRefusal, renderPost, shown } from '../../testing/render-comments';
import { wireComment, wireMe } from '../../testing/wire-comment';
import { idsFrom } from '../../testing/wire-post';

test('the comment count opens the panel, which loads and shows the newest first', async () => {
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

test('a click outside the post closes the panel, one inside does not', async () => {
  const { user } = await openComments({ comments: [wireComment(1)] });

  await user.click(screen.getByText('Post 5'));
  expect(panel()).not.toBeNull();
  await user.click(screen.getByRole('heading', { name: 'Feed' }));

  expect(panel()).toBeNull();
});

test('Escape closes the panel and returns the focus to its button', async () => {
  const { user } = await openComments();

  await user.type(box(), 'Half a tho{Escape}');

  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(commentsButton());
});

test('the panel shows five comments, then all, then five again', async () => {
  const { user } = await openComments({ comments: idsFrom(8, 8).map((id) => wireComment(id)) });
  expect(await shown()).toHaveLength(5);

  await user.click(press('Show 3 more comments'));
  expect(await shown()).toHaveLength(8);
  await user.click(press('Show less'));

  expect(await shown()).toHaveLength(5);
});

test('failed comments show the reason with Retry', async () => {
  let isDown = true;
  const { user } = await openComments({ comments: [wireComment(1)], answer: () => (isDown ? NO_CONNECTION : undefined) });

  expect((await screen.findByRole('alert')).textContent).toContain('The comments could not be loaded');
  isDown = false;
  await user.click(press('Retry'));

  await screen.findByText('Comment 1');
});

test('a new comment appears on top and is counted', async () => {
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

test('blank text is not sent, and Shift+Enter starts a new line', async () => {
  const { user, sent } = await openComments();

  await user.type(box(), '   {Enter}');
  await user.clear(box());
  await user.type(box(), 'one{Shift>}{Enter}{/Shift}two');

  expect(box()).toHaveProperty('value', 'one\ntwo');
  expect(sent()).toEqual([]);
});

test('Enter that ends an IME composition sends nothing', async () => {
  const { user, sent } = await openComments();
  await user.type(box(), 'にほんご');

  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });

  expect(box()).toHaveProperty('value', 'にほんご');
  expect(sent()).toEqual([]);
});

test('a failed comment shows an error and retains its text', async () => {
  const { user } = await openComments({ answer: ({ form }) => form.type === 'create' && NO_CONNECTION });

  await user.type(box(), 'Well said{Enter}');

  expect((await screen.findByRole('alert')).textContent).toContain('Your comment was not posted. It is kept here.');
  expect(box()).toHaveProperty('value', 'Well said');
  expect(commentsButton().getAttribute('aria-label')).toBe('Comments, 0 comments');
});

test('a draft survives leaving the page, only for its own post', async () => {
  const { user, unmount } = await openComments();
  await user.type(box(), 'Half a thought');
  unmount();

  await openComments();

  expect(box()).toHaveProperty('value', 'Half a thought');
});

test('turned off comments can be read, not written', async () => {
  const { user } = await renderPost({ comments: [wireComment(1)], post: { comments_status: '0' } });

  await user.click(commentsButton());

  await screen.findByText('Comments are turned off for this post.');
  await screen.findByText('Comment 1');
  expect(screen.queryByRole('textbox', { name: 'Write a comment' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
});

test('a comment can have a picture, selected or pasted, with a preview and removable', async () => {
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

test('pictures that a comment cannot have are refused with the reason, and the next one is attached', async () => {
  URL.createObjectURL = () => 'blob:test';
  await openComments({});
  const large = Object.defineProperty(new File(['x'], 'sea.png', { type: 'image/png' }), 'size', { value: 13 * 1024 * 1024 });
  const files = [new File(['x'], 'a.txt', { type: 'text/plain' }), large, new File(['x'], 'cat.png', { type: 'image/png' })];

  fireEvent.change(screen.getByLabelText('Picture to attach'), { target: { files } });

  await screen.findByRole('img', { name: 'cat.png' });
  const { textContent: refusals } = screen.getByRole('alert');
  expect(refusals).toContain('a.txt was left out: a comment can only have a picture.');
  expect(refusals).toContain('“sea.png” was left out: it has 13.0 MB, and a photo may have 12 MB.');
});

test('a comment that is written offline waits, and is posted once by itself when the connection is back', async () => {
  const { user, sent } = await openComments({
    answer: ({ form }) => form.type === 'create' && { api_status: 200, data: wireComment(2, { text: form.text, publisher: wireMe }) },
  });
  fireEvent(window, new Event('offline'));

  await user.type(box(), 'Well said{Enter}');
  const waiting = await screen.findByRole('group', { name: 'Waiting to be posted' });
  expect(waiting.textContent).toContain('Well said');
  expect([box().getAttribute('value') ?? '', sent()]).toEqual(['', []]);

  fireEvent(window, new Event('online'));

  await screen.findByRole('listitem', { name: 'Comment by Demo Member' });
  expect(screen.queryByRole('group', { name: 'Waiting to be posted' })).toBeNull();
  expect(commentsButton().getAttribute('aria-label')).toBe('Comments, 1 comment');
  expect(sent()).toHaveLength(1);
});

test('a waiting comment that is refused for good is edited in the box, with its picture and below what is written there', async () => {
  let isRefused = true;
  const { user, sent } = await openComments({ answer: ({ form }) => form.type === 'create' && isRefused && commentRefusal });
  fireEvent(window, new Event('offline'));
  await user.upload(screen.getByLabelText('Picture to attach'), new File(['x'], 'cat.png', { type: 'image/png' }));
  await user.type(box(), 'My cat{Enter}');
  await screen.findByRole('group', { name: 'Waiting to be posted' });
  fireEvent(window, new Event('online'));
  await screen.findByRole('group', { name: 'Not posted' });
  await user.type(box(), 'Sweet');

  await user.click(press('Edit'));

  expect(screen.queryByRole('group', { name: 'Not posted' })).toBeNull();
  expect((box() as HTMLTextAreaElement).value).toBe('Sweet\nMy cat');
  await screen.findByRole('img', { name: /cat/ });
  isRefused = false;
  await user.click(press('Send'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ text: 'Sweet\nMy cat' });
});

test('a waiting comment that is refused shows the reason, and can be retried or deleted', async () => {
  const { user, sent } = await openComments({ answer: ({ form }) => form.type === 'create' && commentRefusal });
  fireEvent(window, new Event('offline'));
  await user.type(box(), 'Well said{Enter}');
  await screen.findByRole('group', { name: 'Waiting to be posted' });

  fireEvent(window, new Event('online'));
  expect((await screen.findByRole('group', { name: 'Not posted' })).textContent).toContain('It was not posted. Comment not found');
  await user.click(press('Retry'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));

  expect(screen.queryByText('Well said')).toBeNull();
});

test('comments stand in the order that the reader chooses, which loads all of them', async () => {
  const liked = (id: number, likes: number) => wireComment(id, { comment_likes: String(likes) });
  const first = idsFrom(60, 50).map((id) => liked(id, id === 20 ? 5 : 0));
  const { user, provider } = await openComments({
    post: { post_comments: '52' },
    answer: ({ form }) =>
      form.type === 'fetch_comments' ? { api_status: 200, data: form.offset ? [liked(2, 9), liked(1, 0)] : first } : undefined,
  });
  await screen.findByText('Comment 60');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Order of comments' }), 'Most liked first');
  await screen.findByText('Comment 2');
  expect(screen.getAllByText(/^Comment \d+$/).map(({ textContent }) => textContent)).toEqual(
    [2, 20, 60, 59, 58].map((id) => `Comment ${id}`),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order of comments' }), 'Oldest first');

  expect(screen.getAllByText(/^Comment \d+$/)[0]?.textContent).toBe('Comment 1');
  expect(provider.callsOf('comments').filter(({ form }) => form.type === 'fetch_comments')).toHaveLength(2);
});
