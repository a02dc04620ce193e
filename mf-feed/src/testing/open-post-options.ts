import { fakeProvider, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, within } from '@testing-library/react';
import { renderHome } from './render-home';
import { wireMe } from './wire-comment';
import { wirePost } from './wire-post';

type Options = { mine?: boolean; fields?: Record<string, unknown>; answers?: Record<string, Answer> };

/** Renders Home with three posts and opens the options of the second one. */
export async function openPostOptions({ mine = false, fields = {}, answers = {} }: Options = {}) {
  const second = wirePost(2, { ...(mine && { publisher: wireMe }), ...fields });
  const provider = fakeProvider({
    posts: ({ form }) => ({ api_status: 200, data: form.after_post_id ? [] : [wirePost(3), second, wirePost(1)] }),
    ...answers,
  });
  const { user } = renderHome();
  await screen.findByText('Post 2');
  await user.click(within(article(2)).getByRole('button', { name: 'Post options' }));
  await screen.findByRole('menu', { name: 'Post options' });
  return { user, sent: (type: string) => provider.callsOf(type).map(({ form }) => form) };
}

/** Returns the card of a post. */
export function article(id: number): HTMLElement {
  return screen.getByText(`Post ${id}`).closest('article') ?? document.body;
}

export const option = (name: string) => screen.getByRole('menuitem', { name });
export const postRefusal = { api_status: '400', errors: { error_id: 6, error_text: 'Post not found' } };
/** Closes the notification, which ends the time for Undo. */
export const letTheNoticeGo = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name: /close/i }));
