import { NO_CONNECTION } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { article, letTheNoticeGo, openPostOptions, option, postRefusal } from '../../testing/open-post-options';

test("another member's post can be saved, linked to, hidden and reported, and its author blocked", async () => {
  await openPostOptions();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Save post',
    'Copy link',
    'Hide post',
    'Report post',
    'Block Asha Rao',
  ]);
});

test("one's own post can be edited, closed and deleted, not hidden or reported", async () => {
  await openPostOptions({ mine: true });
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['Save post', 'Copy link', 'Edit post', 'Turn off comments', 'Delete post']);
});

test('a hidden post disappears at once, the focus moves on, and the request is sent when the notification closes', async () => {
  const { user, sent } = await openPostOptions({ answers: { hide_post: () => ({ api_status: 200 }) } });

  await user.click(option('Hide post'));

  expect(screen.queryByText('Post 2')).toBeNull();
  expect(document.activeElement).toBe(article(1));
  await screen.findByText('Post hidden successfully');
  expect(sent('hide_post')).toEqual([]);
  await letTheNoticeGo(user);
  await waitFor(() => expect(sent('hide_post')).toEqual([{ post_id: '2' }]));
  expect(screen.queryByText('Post 2')).toBeNull();
});

test('Undo restores a hidden post with the focus and sends no request', async () => {
  const { user, sent } = await openPostOptions();

  await user.click(option('Hide post'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await screen.findByText('Post 2');
  expect(screen.getAllByRole('article')[1]).toBe(article(2));
  expect(document.activeElement).toBe(article(2));
  expect(sent('hide_post')).toEqual([]);
});

test.each([
  ['a refusal', () => postRefusal, 'Failed to hide post. It is back in your feed.'],
  ['a lost connection', () => NO_CONNECTION, 'Error hiding post. It is back in your feed.'],
])('%s restores the hidden post and shows a notification', async (_case, answer, message) => {
  const { user } = await openPostOptions({ answers: { hide_post: answer } });

  await user.click(option('Hide post'));
  await letTheNoticeGo(user);

  expect((await screen.findByRole('alert')).textContent).toContain(message);
  await screen.findByText('Post 2');
});

test("one's own post is deleted when the notification closes", async () => {
  const { user, sent } = await openPostOptions({
    mine: true,
    answers: { 'post-actions': () => ({ api_status: 200, action: 'deleted', code: 1 }) },
  });

  await user.click(option('Delete post'));
  expect(screen.queryByText('Post 2')).toBeNull();
  expect(sent('post-actions')).toEqual([]);
  await letTheNoticeGo(user);

  await waitFor(() => expect(sent('post-actions')).toEqual([{ post_id: '2', action: 'delete' }]));
});

test('a failed deletion restores the post and shows a notification', async () => {
  const { user } = await openPostOptions({ mine: true, answers: { 'post-actions': () => postRefusal } });

  await user.click(option('Delete post'));
  await letTheNoticeGo(user);

  expect((await screen.findByRole('alert')).textContent).toContain('It is still there. Post not found');
  await screen.findByText('Post 2');
});

test('Save in the options and below the post share their state', async () => {
  const { user } = await openPostOptions({ answers: { 'post-actions': () => ({ api_status: 200, action: 'saved', code: 1 }) } });

  await user.click(option('Save post'));

  expect(within(article(2)).getByRole('button', { name: 'Save' }).getAttribute('aria-pressed')).toBe('true');
});

test('Copy link copies the address of the post’s page', async () => {
  const { user } = await openPostOptions();

  await user.click(option('Copy link'));

  await screen.findByText('The link to the post is copied.');
  expect(await navigator.clipboard.readText()).toBe('http://localhost/post/2');
});

test('the link is shown where the browser cannot copy', async () => {
  const { user } = await openPostOptions();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));

  await user.click(option('Copy link'));

  await screen.findByText(/Here it is: http:\/\/localhost\/post\/2/);
});

test('turning comments off shows in the comments panel', async () => {
  const { user, sent } = await openPostOptions({
    mine: true,
    answers: {
      'post-actions': () => ({ api_status: 200, action: 'disabled comments', code: 0 }),
      comments: () => ({ api_status: 200, data: [] }),
    },
  });

  await user.click(option('Turn off comments'));
  await screen.findByText('Comments are off for your post.');
  await user.click(within(article(2)).getByRole('button', { name: /^Comments,/ }));

  await screen.findByText('Comments are turned off for this post.');
  expect(sent('post-actions')).toEqual([{ post_id: '2', action: 'disable_comments' }]);
});

test('a failure to turn comments off says that they are still on', async () => {
  const { user } = await openPostOptions({ mine: true, answers: { 'post-actions': () => postRefusal } });

  await user.click(option('Turn off comments'));

  expect((await screen.findByRole('alert')).textContent).toContain('They are still on. Post not found');
});

test('Escape closes the options and returns the focus to their button', async () => {
  const { user } = await openPostOptions();

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(within(article(2)).getByRole('button', { name: 'Post options' }));
});

describe('who can see a post', () => {
  const own = { mine: true, fields: { postPrivacy: '0', Orginaltext: 'Post 2' } };
  const choose = async (user: { click: (element: Element) => Promise<void> }, name: string) => {
    await user.click(option('Who can see it'));
    await user.click(await screen.findByRole('menuitemradio', { name }));
  };

  test('is marked, and changes with the text as it is; Undo changes it back', async () => {
    const { user, sent } = await openPostOptions({
      ...own,
      answers: { 'post-actions': () => ({ api_status: 200, action: 'edited', code: 1 }) },
    });
    expect(within(article(2)).queryByText(/Only you/)).toBeNull();

    await user.click(option('Who can see it'));
    expect((await screen.findByRole('menuitemradio', { name: 'Everyone' })).getAttribute('aria-checked')).toBe('true');
    await user.click(screen.getByRole('menuitemradio', { name: 'Only me' }));
    await within(article(2)).findByText(/Only you/);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(within(article(2)).queryByText(/Only you/)).toBeNull());
    expect(sent('post-actions')).toEqual([
      { post_id: '2', action: 'edit', text: 'Post 2', privacy: '3' },
      { post_id: '2', action: 'edit', text: 'Post 2', privacy: '0' },
    ]);
  });

  test('stays as it is when the provider refuses, and Retry sends it again', async () => {
    let isDown = true;
    const { user } = await openPostOptions({
      ...own,
      answers: { 'post-actions': () => (isDown ? postRefusal : { api_status: 200, action: 'edited', code: 1 }) },
    });
    await choose(user, 'People who follow me');

    expect((await screen.findByRole('alert')).textContent).toContain('Who can see your post was not changed. Post not found');
    expect(within(article(2)).queryByText(/Followers/)).toBeNull();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await within(article(2)).findByText(/Followers/);
  });
});
