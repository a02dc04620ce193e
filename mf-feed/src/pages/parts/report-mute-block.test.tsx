import { NO_CONNECTION } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { article, letTheNoticeGo, openPostOptions, option, postRefusal } from '../../testing/open-post-options';

test('a report shows thanks, and Undo takes it back', async () => {
  let isReported = false;
  const { user, sent } = await openPostOptions({
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
  const { user } = await openPostOptions({ answers: { 'post-actions': () => NO_CONNECTION } });

  await user.click(option('Report post'));

  expect((await screen.findByRole('alert')).textContent).toContain('The post could not be reported');
});

test('blocking hides the post at once, is sent when the notification closes, and Undo sends nothing', async () => {
  const { user, sent } = await openPostOptions({
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
    const { user, sent } = await openPostOptions({ fields, answers: { 'post-actions': done } });
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
    const { user } = await openPostOptions({ fields, answers: { 'post-actions': () => postRefusal } });
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
    const { user, sent } = await openPostOptions({ fields, answers: { 'mute-user': () => ({ api_status: 200 }) } });

    await user.click(option('Mute Asha Rao'));
    for (const id of [1, 2, 3]) expect(screen.queryByText(`Post ${id}`)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    for (const id of [1, 2, 3]) await screen.findByText(`Post ${id}`);
    expect(sent('mute-user').map(({ mute_action: action }) => action)).toEqual(['mute', 'un-mute']);
  });

  test('a refused mute shows the posts again and says so', async () => {
    const { user } = await openPostOptions({ fields, answers: { 'mute-user': () => postRefusal } });
    await user.click(option('Mute Asha Rao'));

    expect((await screen.findByRole('alert')).textContent).toContain('Asha Rao is not muted.');
    await screen.findByText('Post 2');
  });
});
