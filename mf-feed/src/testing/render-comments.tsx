import { fakeProvider, type SentCall } from '@social/build-preset/jest/fake-provider';
import { screen, within } from '@testing-library/react';
// Before the first test, whose first find would otherwise wait until Jest has compiled the panel.
import '../features/comment-on-post/comments-panel';
import { renderHome } from './render-home';
import { wirePost } from './wire-post';

type Wire = Record<string, unknown>;
type Replies = { comments?: Wire[]; post?: Wire; path?: string; answer?: (call: SentCall) => unknown; reported?: () => unknown };

/** Renders Home with one post; `answer` handles the calls other than the list of comments. */
export async function renderPost({
  comments = [],
  post = {},
  path = '/',
  answer = () => undefined,
  reported = () => undefined,
}: Replies = {}) {
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

/** Does the same and opens the comments. */
export async function openComments(replies?: Replies) {
  const rendered = await renderPost(replies);
  await rendered.user.click(commentsButton());
  await screen.findByRole('region', { name: 'Comments' });
  return rendered;
}

export const commentsButton = () => screen.getByRole('button', { name: /^Comments,/ });
export const panel = () => screen.queryByRole('region', { name: 'Comments' });
export const list = () => screen.findByRole('list', { name: 'Comments' });
export const shown = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('aria-label'));
export const box = (name = 'Write a comment') => screen.getByRole('textbox', { name });
export const press = (name: string | RegExp) => screen.getByRole('button', { name });

export const commentRefusal = { api_status: '400', errors: { error_id: 6, error_text: 'Comment not found' } };
