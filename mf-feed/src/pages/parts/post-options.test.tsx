import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wireMe } from '../../testing/wire-comment';
import { wirePost } from '../../testing/wire-post';

type Options = { mine?: boolean; fields?: Record<string, unknown>; answers?: Record<string, Answer> };

/** Renders Home with three posts and opens the options of the second one. */
async function openOptions({ mine = false, fields = {}, answers = {} }: Options = {}) {
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

function article(id: number): HTMLElement {
  return screen.getByText(`Post ${id}`).closest('article') ?? document.body;
}

const option = (name: string) => screen.getByRole('menuitem', { name });
const refusal = { api_status: '400', errors: { error_id: 6, error_text: 'Post not found' } };
const letTheNoticeGo = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name: /close/i }));

test("another member's post can be saved, linked to, hidden and reported, and its author blocked", async () => {
  await openOptions();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Save post',
    'Copy link',
    'Hide post',
    'Report post',
    'Block Asha Rao',
  ]);
});

test("one's own post can be edited, closed and deleted, not hidden or reported", async () => {
  await openOptions({ mine: true });
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['Save post', 'Copy link', 'Edit post', 'Turn off comments', 'Delete post']);
});

test('a hidden post disappears at once, the focus moves on, and the request is sent when the notification closes', async () => {
  const { user, sent } = await openOptions({ answers: { hide_post: () => ({ api_status: 200 }) } });

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
  const { user, sent } = await openOptions();

  await user.click(option('Hide post'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await screen.findByText('Post 2');
  expect(screen.getAllByRole('article')[1]).toBe(article(2));
  expect(document.activeElement).toBe(article(2));
  expect(sent('hide_post')).toEqual([]);
});

test.each([
  ['a refusal', () => refusal, 'Failed to hide post. It is back in your feed.'],
  ['a lost connection', () => NO_CONNECTION, 'Error hiding post. It is back in your feed.'],
])('%s restores the hidden post and shows a notification', async (_case, answer, message) => {
  const { user } = await openOptions({ answers: { hide_post: answer } });

  await user.click(option('Hide post'));
  await letTheNoticeGo(user);

  expect((await screen.findByRole('alert')).textContent).toContain(message);
  await screen.findByText('Post 2');
});

test("one's own post is deleted when the notification closes", async () => {
  const { user, sent } = await openOptions({
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
  const { user } = await openOptions({ mine: true, answers: { 'post-actions': () => refusal } });

  await user.click(option('Delete post'));
  await letTheNoticeGo(user);

  expect((await screen.findByRole('alert')).textContent).toContain('It is still there. Post not found');
  await screen.findByText('Post 2');
});

test('a report shows thanks, and Undo takes it back', async () => {
  let isReported = false;
  const { user, sent } = await openOptions({
    answers: {
      'post-actions': () => {
        isReported = !isReported;
        return { api_status: 200, action: isReported ? 'reported' : 'unreported', code: Number(isReported) };
      },
    },
  });

  await user.click(option('Report post'));
  await screen.findByText(/The post was reported/);
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  await screen.findByText(/Your report is taken back/);
  expect(sent('post-actions')).toEqual([
    { post_id: '2', action: 'report' },
    { post_id: '2', action: 'report' },
  ]);
});

test('a failed report shows a notification', async () => {
  const { user } = await openOptions({ answers: { 'post-actions': () => NO_CONNECTION } });

  await user.click(option('Report post'));

  expect((await screen.findByRole('alert')).textContent).toContain('The post could not be reported');
});

test('Save in the options and below the post share their state', async () => {
  const { user } = await openOptions({ answers: { 'post-actions': () => ({ api_status: 200, action: 'saved', code: 1 }) } });

  await user.click(option('Save post'));

  expect(within(article(2)).getByRole('button', { name: 'Save' }).getAttribute('aria-pressed')).toBe('true');
});

test('Copy link copies the address of the post’s page', async () => {
  const { user } = await openOptions();

  await user.click(option('Copy link'));

  await screen.findByText('The link to the post is copied.');
  expect(await navigator.clipboard.readText()).toBe('http://localhost/post/2');
});

test('the link is shown where the browser cannot copy', async () => {
  const { user } = await openOptions();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));

  await user.click(option('Copy link'));

  await screen.findByText(/Here it is: http:\/\/localhost\/post\/2/);
});

test('turning comments off shows in the comments panel', async () => {
  const { user, sent } = await openOptions({
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
  const { user } = await openOptions({ mine: true, answers: { 'post-actions': () => refusal } });

  await user.click(option('Turn off comments'));

  expect((await screen.findByRole('alert')).textContent).toContain('They are still on. Post not found');
});

test('Escape closes the options and returns the focus to their button', async () => {
  const { user } = await openOptions();

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
    const { user, sent } = await openOptions({
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
    const { user } = await openOptions({
      ...own,
      answers: { 'post-actions': () => (isDown ? refusal : { api_status: 200, action: 'edited', code: 1 }) },
    });
    await choose(user, 'People who follow me');

    expect((await screen.findByRole('alert')).textContent).toContain('Who can see your post was not changed. Post not found');
    expect(within(article(2)).queryByText(/Followers/)).toBeNull();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await within(article(2)).findByText(/Followers/);
  });
});

test('blocking hides the post at once, is sent when the notification closes, and Undo sends nothing', async () => {
  const { user, sent } = await openOptions({
    answers: {
      'block-user': () => ({ api_status: 200, block_status: 'blocked' }),
      // Everything on the page is read again without the blocked member.
      'get-user-stories': () => ({ api_status: 200, stories: [] }),
      'fetch-recommended': () => ({ api_status: 200, data: [] }),
    },
  });

  await user.click(option('Block Asha Rao'));
  expect(screen.queryByText('Post 2')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Post 2');
  expect(sent('block-user')).toEqual([]);

  await user.click(within(article(2)).getByRole('button', { name: 'Post options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Block Asha Rao' }));
  await letTheNoticeGo(user);
  await waitFor(() => expect(sent('block-user')).toEqual([{ user_id: '7', block_action: 'block' }]));
});

describe('where the host mutes members and takes the reasons of reports', () => {
  const fields = { is_author_muted: false };
  const done = () => ({ api_status: 200, action: 'reported', code: 1 });

  test('a report needs a reason, and words for another one; it is sent with both, and Undo takes it back', async () => {
    const { user, sent } = await openOptions({ fields, answers: { 'post-actions': done } });
    await user.click(option('Report post'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report post' }));
    const send = () => user.click(dialog.getByRole('button', { name: 'Send report' }));

    await send();
    dialog.getByText('Please choose a reason.');
    await user.click(dialog.getByRole('radio', { name: 'Something else' }));
    await send();
    dialog.getByText('Please say what is wrong.');
    await user.type(dialog.getByRole('textbox', { name: 'What is it?' }), 'A scam');
    await send();

    await screen.findByText(/The post was reported/);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Your report is taken back.');
    expect(sent('post-actions')).toEqual([
      { post_id: '2', action: 'report', reason: 'other', text: 'A scam' },
      { post_id: '2', action: 'report' },
    ]);
  });

  test('a refused report keeps what was written', async () => {
    const { user } = await openOptions({ fields, answers: { 'post-actions': () => refusal } });
    await user.click(option('Report post'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report post' }));
    await user.click(dialog.getByRole('radio', { name: 'Spam' }));
    await user.type(dialog.getByRole('textbox'), 'Again');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));

    await dialog.findByText('Nothing was sent. Post not found');
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Again');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(within(article(2)).getByRole('button', { name: 'Post options' }));
  });

  test('muting omits all posts of the author at once, and Undo shows them again', async () => {
    const { user, sent } = await openOptions({ fields, answers: { 'mute-user': () => ({ api_status: 200 }) } });

    await user.click(option('Mute Asha Rao'));
    for (const id of [1, 2, 3]) expect(screen.queryByText(`Post ${id}`)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    for (const id of [1, 2, 3]) await screen.findByText(`Post ${id}`);
    expect(sent('mute-user').map(({ mute_action: action }) => action)).toEqual(['mute', 'un-mute']);
  });

  test('a refused mute shows the posts again and says so', async () => {
    const { user } = await openOptions({ fields, answers: { 'mute-user': () => refusal } });
    await user.click(option('Mute Asha Rao'));

    expect((await screen.findByRole('alert')).textContent).toContain('Asha Rao is not muted.');
    await screen.findByText('Post 2');
  });
});
