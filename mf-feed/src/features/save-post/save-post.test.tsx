import { fakeProvider, NO_CONNECTION, type Answer } from '@social/tooling/jest/fake-provider';
import { screen, waitFor } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wirePost } from '../../testing/wire-post';

async function renderSaveable(answer: Answer, isSaved: boolean) {
  const provider = fakeProvider({
    posts: ({ form }) => ({ api_status: 200, data: form.after_post_id ? [] : [wirePost(5, { is_post_saved: isSaved })] }),
    'post-actions': answer,
  });
  const { user } = renderHome();
  await screen.findByRole('article');
  return { user, sent: () => provider.callsOf('post-actions').map(({ form }) => form) };
}

const saveButton = () => screen.getByRole('button', { name: 'Save' });
const isSaved = () => saveButton().getAttribute('aria-pressed');

test('what the provider says of a post is where its Save begins', async () => {
  await renderSaveable(() => undefined, true);

  expect(isSaved()).toBe('true');
});

test('a post is kept at once, and this browser remembers it', async () => {
  const { user, sent } = await renderSaveable(() => ({ api_status: 200, action: 'saved', code: 1 }), false);

  await user.click(saveButton());

  expect(isSaved()).toBe('true');
  expect(sent()).toEqual([{ post_id: '5', action: 'save' }]);
  await waitFor(() => expect(localStorage.getItem('saved_posts')).toBe('["5"]'));
});

test('a post that could not be kept says that it is not', async () => {
  const { user } = await renderSaveable(() => NO_CONNECTION, false);

  await user.click(saveButton());

  expect((await screen.findByRole('alert')).textContent).toContain('It is not in your saved posts');
  expect(isSaved()).toBe('false');
});
