import { screen, waitFor, within } from '@testing-library/react';
import { box, openComments, press, commentRefusal } from '../../testing/render-comments';
import { wireComment, wireMe } from '../../testing/wire-comment';

test('a like of a comment shows at once; a refusal reverts it and shows a notification', async () => {
  const { user, sent } = await openComments({
    comments: [wireComment(1, { comment_likes: '2' })],
    answer: ({ form }) => form.type === 'comment_like' && commentRefusal,
  });
  await screen.findByText('Comment 1');

  await user.click(press('Like this comment, 2 likes'));

  expect((await screen.findByRole('alert')).textContent).toContain('You have not liked the comment');
  expect(press('Like this comment, 2 likes').getAttribute('aria-pressed')).toBe('false');
  expect(sent()).toEqual([{ type: 'comment_like', comment_id: '1' }]);
});

test('a like of a comment is counted', async () => {
  const { user } = await openComments({
    comments: [wireComment(1, { comment_likes: '2' })],
    answer: ({ form }) => form.type === 'comment_like' && { api_status: 200, code: 1 },
  });
  await screen.findByText('Comment 1');

  await user.click(press('Like this comment, 2 likes'));

  expect(press('Like this comment, 3 likes').getAttribute('aria-pressed')).toBe('true');
});

test('replies show and hide on request, and a reply names its comment’s author', async () => {
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

test("another member's comment is reported when its Undo expires", async () => {
  const { user, provider } = await openComments({ comments: [wireComment(1)], reported: () => ({ api_status: 200 }) });
  await screen.findByText('Comment 1');

  await user.click(press('More about this comment'));
  await user.click(await screen.findByRole('menuitem', { name: 'Report comment' }));
  await screen.findByText(/is reported to those who run the site/);
  expect(provider.callsOf('report_comment')).toEqual([]);
  await user.click(screen.getByRole('button', { name: /close/i }));

  await waitFor(() => expect(provider.callsOf('report_comment').map(({ form }) => form)).toEqual([{ comment_id: '1' }]));
});
