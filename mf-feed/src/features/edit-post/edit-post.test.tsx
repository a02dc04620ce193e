import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wireMe } from '../../testing/wire-comment';
import { wirePost } from '../../testing/wire-post';

type Options = { fields?: Record<string, unknown>; edit?: Answer };

/** Home with one of the member's own posts, open in the editor. */
async function editPost({ fields = {}, edit = () => ({ api_status: 200 }) }: Options = {}) {
  const mine = wirePost(2, { publisher: wireMe, postText: 'Hello <a href="#">#sun</a>', Orginaltext: 'Hello #sun', ...fields });
  const provider = fakeProvider({
    posts: ({ form }) => ({ api_status: 200, data: form.after_post_id ? [] : [mine] }),
    'post-actions': edit,
    'get-site-settings': () => ({ api_status: 200, config: {} }),
    'get-general-data': () => ({ api_status: 200, trending_hashtag: [] }),
    'get-post-data': () => ({
      api_status: 200,
      post_data: { ...mine, postText: 'Bye <a href="/hashtag/moon">#moon</a>', Orginaltext: 'Bye #moon' },
    }),
  });
  const { user } = renderHome();
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Post options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit post' }));
    return screen.findByRole('textbox', { name: 'Edit your post' });
  };
  return { user, open, box: await open(), sent: () => provider.callsOf('post-actions').map(({ form }) => form) };
}

test("the editor starts with the post's text and the focus, and saves the new text", async () => {
  const { user, box, sent } = await editPost();
  expect(box).toHaveProperty('value', 'Hello #sun');
  await waitFor(() => expect(document.activeElement).toBe(box));

  await user.clear(box);
  await user.type(box, 'Bye #moon');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  await screen.findByRole('link', { name: '#moon' });
  expect(screen.queryByRole('textbox', { name: 'Edit your post' })).toBeNull();
  expect(sent()).toEqual([{ post_id: '2', action: 'edit', text: 'Bye #moon' }]);
  expect(document.activeElement).toBe(screen.getByRole('article'));
});

test('a second edit opens with the text that the first one saved', async () => {
  const { user, box, open, sent } = await editPost();
  await user.clear(box);
  await user.type(box, 'Bye #moon');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('link', { name: '#moon' });

  expect(await open()).toHaveProperty('value', 'Bye #moon');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(sent()).toHaveLength(1);
});

test('a draft of an older text shows what the post says now, which replaces it on request', async () => {
  const { user, box, open } = await editPost();
  await user.type(box, ' and rain{Escape}');
  localStorage.setItem('draft_1_edit_post_2_from', 'Hello');

  expect(await open()).toHaveProperty('value', 'Hello #sun and rain');
  expect(screen.getByRole('alert').textContent).toContain(
    'Your post has changed elsewhere since you began to edit. It is now: “Hello #sun”',
  );
  await user.click(screen.getByRole('button', { name: 'Use what is saved: Your post' }));
  expect(screen.getByRole('textbox', { name: 'Edit your post' })).toHaveProperty('value', 'Hello #sun');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed edit shows an error and retains the text; the post does not change', async () => {
  const { user, box } = await editPost({ edit: () => NO_CONNECTION });

  await user.type(box, ' and rain');
  await user.keyboard('{Control>}{Enter}{/Control}');

  expect((await screen.findByRole('alert')).textContent).toContain('Your change was not saved');
  expect(box).toHaveProperty('value', 'Hello #sun and rain');
});

test('Escape retains the draft, Cancel discards it', async () => {
  const { user, box, open } = await editPost();

  await user.type(box, ' and rain{Escape}');
  expect(screen.getByRole('article').textContent).toContain('Hello #sun');
  expect(await open()).toHaveProperty('value', 'Hello #sun and rain');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(await open()).toHaveProperty('value', 'Hello #sun');
});

test('a text post cannot be saved without a text', async () => {
  const { user, box } = await editPost();
  await user.clear(box);
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true);
});

test('a post with a picture can be saved without a text', async () => {
  const { user, box } = await editPost({ fields: { postFile: 'upload/a.webp', postFile_full: 'https://media.test/a.webp' } });
  await user.clear(box);
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', false);
});
