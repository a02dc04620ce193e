import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wirePost, wirePublisher } from '../../testing/wire-post';

const reaction = { Like: 2, Love: 1, HaHa: 0, Wow: 0, Sad: 0, Angry: 0, is_reacted: false, type: '', count: 3 };
const granted: Answer = ({ form }) => ({ api_status: 200, action: form.action, code: form.action === 'dislike' ? 0 : 1 });

async function renderPost(answer: Answer = granted, own: Record<string, unknown> = {}) {
  const provider = fakeProvider({
    posts: ({ form }) => ({ api_status: 200, data: form.after_post_id ? [] : [wirePost(5, { reaction: { ...reaction, ...own } })] }),
    'post-actions': answer,
    'get-reactions': () => ({ api_status: 200, data: { 1: [wirePublisher], 2: [{ ...wirePublisher, user_id: '8', name: 'Ben Okafor' }] } }),
  });
  const { user } = renderHome();
  await screen.findByRole('article');
  return { user, sent: () => provider.callsOf('post-actions').map(({ form }) => form) };
}

const likeButton = () => screen.getByRole('button', { name: /^Like/ });
const named = () => likeButton().getAttribute('aria-label');

test('hovering over Like offers the reactions, and the chosen one shows at once', async () => {
  const { user, sent } = await renderPost();

  await user.hover(likeButton());
  await user.click(within(await screen.findByRole('menu', { name: 'Reactions' })).getByRole('menuitemradio', { name: 'Wow' }));

  expect(named()).toBe('Like, 4 likes, yours is Wow');
  expect(screen.queryByRole('menu')).toBeNull();
  await screen.findByRole('button', { name: /yours is Wow/, pressed: true });
  await waitFor(() =>
    expect(sent()).toEqual([
      { post_id: '5', action: 'like', reaction: '1' },
      { post_id: '5', action: 'reaction', reaction: '4' },
    ]),
  );
});

test('an arrow key opens the reactions, arrows choose, Escape closes, and focus returns', async () => {
  const { user, sent } = await renderPost();
  act(() => likeButton().focus());

  await user.keyboard('{ArrowUp}');
  await screen.findByRole('menu', { name: 'Reactions' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Like');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(likeButton());
  await user.keyboard('{ArrowUp}');
  await screen.findByRole('menu', { name: 'Reactions' });
  await user.keyboard('{ArrowRight}{Enter}');

  expect(named()).toBe('Like, 4 likes, yours is Love');
  expect(document.activeElement).toBe(likeButton());
  expect(sent()[0]).toEqual({ post_id: '5', action: 'like', reaction: '1' });
});

test('another reaction replaces the first, with the same count', async () => {
  const { user, sent } = await renderPost(granted, { is_reacted: true, type: '2' });
  expect(named()).toBe('Like, 3 likes, yours is Love');
  act(() => likeButton().focus());

  await user.keyboard('{ArrowUp}');
  await screen.findByRole('menu', { name: 'Reactions' });
  await user.keyboard('{ArrowLeft}{Enter}');

  expect(named()).toBe('Like, 3 likes, yours is Angry');
  expect(sent()).toEqual([{ post_id: '5', action: 'reaction', reaction: '6' }]);
});

test('the plain button removes any reaction', async () => {
  const { user, sent } = await renderPost(granted, { is_reacted: true, type: 'Love' });

  await user.click(likeButton());

  expect(named()).toBe('Like, 2 likes');
  expect(sent()).toEqual([{ post_id: '5', action: 'dislike', reaction: '0' }]);
});

test('a reaction that does not get through is reverted, with a notification', async () => {
  const { user } = await renderPost(() => NO_CONNECTION);
  act(() => likeButton().focus());

  await user.keyboard('{ArrowUp}');
  await screen.findByRole('menu', { name: 'Reactions' });
  await user.keyboard('{ArrowRight}{Enter}');

  expect((await screen.findByRole('alert')).textContent).toContain('Your reaction (Love) did not get through');
  expect(named()).toBe('Like, 3 likes');
});

test('a refused reaction reverts to the like that was granted before it', async () => {
  const { user } = await renderPost((call) => (call.form.action === 'like' ? granted(call) : NO_CONNECTION));
  act(() => likeButton().focus());

  await user.keyboard('{ArrowUp}');
  await screen.findByRole('menu', { name: 'Reactions' });
  await user.keyboard('{ArrowRight}{Enter}');

  expect((await screen.findByRole('alert')).textContent).toContain('Your reaction (Love) did not get through');
  expect(named()).toBe('Like, 4 likes');
  expect(likeButton().getAttribute('aria-pressed')).toBe('true');
});

test('the list of who reacted can be filtered by reaction', async () => {
  const { user } = await renderPost();

  await user.click(screen.getByRole('button', { name: 'Who reacted' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who reacted' }));
  await dialog.findByText('Ben Okafor');
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  await user.click(dialog.getByRole('tab', { name: 'Love, 1' }));

  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ben Okafor']);
});

test('a provider without reactions offers none', async () => {
  fakeProvider({ posts: ({ form }) => ({ api_status: 200, data: form.after_post_id ? [] : [wirePost(5, { post_likes: '2' })] }) });
  const { user } = renderHome();
  await screen.findByRole('article');
  act(() => likeButton().focus());

  await user.keyboard('{ArrowUp}');

  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Who reacted' })).toBeNull();
});
