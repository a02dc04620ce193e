import { screen, within } from '@testing-library/react';
import { box, commentsButton, list, openComments, panel, press, commentRefusal } from '../../testing/render-comments';
import { wireComment, wireMe } from '../../testing/wire-comment';

test("only one's own comments can be edited and deleted", async () => {
  await openComments({ comments: [wireComment(1), wireComment(2, { publisher: wireMe })] });
  const [theirs, mine] = within(await list()).getAllByRole('listitem');

  expect(within(theirs ?? document.body).queryByRole('button', { name: /Edit|Delete/ })).toBeNull();
  within(mine ?? document.body).getByRole('button', { name: 'Edit' });
  within(mine ?? document.body).getByRole('button', { name: 'Delete' });
});

test('a comment is edited in place', async () => {
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

test('a second edit of a comment opens with the text that the first one saved', async () => {
  const { user } = await openComments({
    comments: [wireComment(2, { publisher: wireMe })],
    answer: ({ form }) => form.type === 'edit' && { api_status: 200, message: 'Comment was updated' },
  });
  await screen.findByText('Comment 2');
  await user.click(press('Edit'));
  await user.clear(box('Edit your comment'));
  await user.type(box('Edit your comment'), 'Better{Enter}');
  await screen.findByText('Better');

  await user.click(press('Edit'));
  expect(box('Edit your comment')).toHaveProperty('value', 'Better');
});

test('a refused edit retains the new text', async () => {
  const { user } = await openComments({
    comments: [wireComment(2, { publisher: wireMe })],
    answer: ({ form }) => form.type === 'edit' && commentRefusal,
  });
  await screen.findByText('Comment 2');

  await user.click(press('Edit'));
  await user.type(box('Edit your comment'), ' more{Enter}');

  expect((await screen.findByRole('alert')).textContent).toContain('Your change was not saved. It is kept here. Comment not found');
  expect(box('Edit your comment')).toHaveProperty('value', 'Comment 2 more');
});

test('Escape closes the editor and leaves the comments open', async () => {
  const { user } = await openComments({ comments: [wireComment(2, { publisher: wireMe })] });
  await screen.findByText('Comment 2');

  await user.click(press('Edit'));
  await user.type(box('Edit your comment'), '{Escape}');

  await screen.findByText('Comment 2');
  expect(panel()).not.toBeNull();
});

test('a deleted comment disappears at once, and Undo restores it without a call', async () => {
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

test('a refused deletion restores the comment and shows a notification', async () => {
  const { user, sent } = await openComments({
    comments: [wireComment(2, { publisher: wireMe })],
    answer: ({ form }) => form.type === 'delete' && commentRefusal,
  });
  await screen.findByText('Comment 2');

  await user.click(press('Delete'));
  await user.click(await screen.findByRole('button', { name: /close/i }));

  expect((await screen.findByRole('alert')).textContent).toContain('It is still there. Comment not found');
  await screen.findByText('Comment 2');
  expect(sent()).toEqual([{ type: 'delete', comment_id: '2' }]);
});

test("one's own comment offers its link, but no report", async () => {
  const { user } = await openComments({ comments: [wireComment(2, { publisher: wireMe })] });
  await screen.findByText('Comment 2');

  await user.click(press('More about this comment'));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Copy link']);
  await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));

  expect(await navigator.clipboard.readText()).toBe('http://localhost/post/5?comment=2');
});
