import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
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

test('Save starts with the state that the provider sends', async () => {
  await renderSaveable(() => undefined, true);

  expect(isSaved()).toBe('true');
});

test('a post is saved at once and stored in this browser', async () => {
  const { user, sent } = await renderSaveable(() => ({ api_status: 200, action: 'saved', code: 1 }), false);

  await user.click(saveButton());

  expect(isSaved()).toBe('true');
  expect(sent()).toEqual([{ post_id: '5', action: 'save' }]);
  await waitFor(() => expect(localStorage.getItem('saved_posts')).toBe('["5"]'));
});

test('a refused save reverts and shows a notification', async () => {
  const { user } = await renderSaveable(() => NO_CONNECTION, false);

  await user.click(saveButton());

  expect((await screen.findByRole('alert')).textContent).toContain('It is not in your saved posts');
  expect(isSaved()).toBe('false');
});
