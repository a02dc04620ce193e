import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wirePost } from '../../testing/wire-post';

/** Renders Home with one post and opens its share dialog. */
async function openShare({ share = () => ({ api_status: 200 }), ...answers }: { share?: Answer } & Record<string, Answer> = {}) {
  const provider = fakeProvider({
    posts: (call) => {
      if (call.form.type?.startsWith('share')) return share(call);
      return { api_status: 200, data: call.form.after_post_id ? [] : [wirePost(5, { post_shares: '1' })] };
    },
    ...answers,
  });
  const { user, unmount } = renderHome();
  await screen.findByRole('article');
  await user.click(screen.getByRole('button', { name: 'Share, 1 share' }));
  await screen.findByRole('dialog', { name: 'Share post' });
  const shares = () => provider.callsOf('posts').flatMap(({ form }) => (form.type?.startsWith('share') ? [form] : []));
  return { user, unmount, shares };
}

const textField = () => screen.getByRole('textbox', { name: 'Say something about it' });
const shareButton = () => screen.getByRole('button', { name: 'Share' });
const dialog = () => screen.queryByRole('dialog');

test('a post is shared to the timeline with a text, and counted', async () => {
  const { user, shares } = await openShare();

  await user.type(textField(), 'Look at this');
  await user.click(shareButton());

  await screen.findByText('The post is shared to your timeline.');
  expect(dialog()).toBeNull();
  expect(shares()).toEqual([{ type: 'share_post_on_timeline', id: '5', user_id: '1', text: 'Look at this' }]);
  screen.getByRole('button', { name: 'Share, 2 shares' });
});

test('sharing to a page requires one of the member’s pages', async () => {
  const pages = {
    api_status: 200,
    data: [
      { page_id: '4', page_title: 'Tea house' },
      { page_id: '6', page_title: 'Walks' },
    ],
  };
  const { user, shares } = await openShare({ 'get-my-pages': () => pages });

  await user.click(screen.getByRole('tab', { name: 'Page' }));
  await screen.findByText('Choose a page first.');
  expect(shareButton().hasAttribute('disabled')).toBe(true);
  await user.click(await screen.findByRole('radio', { name: /Walks/ }));
  await user.click(shareButton());

  await screen.findByText('The post is shared to Walks.');
  expect(shares()).toEqual([{ type: 'share_post_on_page', id: '5', page_id: '6', text: '' }]);
});

test('sharing to a group requires one of the member’s groups', async () => {
  const groups = { api_status: 200, joined_groups: [{ group_id: '9', group_title: 'Sunday walkers' }] };
  const { user, shares } = await openShare({ 'get-user-data': () => groups });

  await user.click(screen.getByRole('tab', { name: 'Group' }));
  await user.click(await screen.findByRole('radio', { name: /Sunday walkers/ }));
  await user.click(shareButton());

  await screen.findByText('The post is shared to Sunday walkers.');
  expect(shares()).toEqual([{ type: 'share_post_on_group', id: '5', group_id: '9', text: '' }]);
});

test('a member without pages sees an empty list, a failed list has Retry', async () => {
  let isDown = true;
  const { user } = await openShare({ 'get-my-pages': () => (isDown ? NO_CONNECTION : { api_status: 200, data: [] }) });

  await user.click(screen.getByRole('tab', { name: 'Page' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your pages could not be loaded');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await screen.findByText('You manage no page yet.');
});

test('a refused share shows the reason and retains the text, even after closing the dialog', async () => {
  const { user } = await openShare({ share: () => ({ api_status: '400', errors: { error_text: 'You may not post here' } }) });

  await user.type(textField(), 'Look');
  await user.click(shareButton());
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The post was not shared. Your text is kept here. You may not post here',
  );

  await user.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Share, 1 share' }));
  await screen.findByRole('dialog');
  expect(textField()).toHaveProperty('value', 'Look');
});

test('the page behind does not scroll while the dialog is open', async () => {
  const { user } = await openShare();
  expect(document.body.style.overflow).toBe('hidden');

  await user.click(screen.getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(document.body.style.overflow).not.toBe('hidden'));
});

test.each([
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u=http%3A%2F%2Flocalhost%2Fpost%2F5'],
  ['WhatsApp', 'https://wa.me/?text=Post+5+http%3A%2F%2Flocalhost%2Fpost%2F5'],
  ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url=http%3A%2F%2Flocalhost%2Fpost%2F5'],
])('%s opens in a popup window with the address of the post', async (name, address) => {
  const popup = { opener: window };
  const open = jest.spyOn(window, 'open').mockReturnValue(popup as never);
  const { user } = await openShare();

  await user.click(screen.getByRole('button', { name }));

  expect(open).toHaveBeenCalledWith(address, '_blank', 'popup,width=600,height=400');
  expect(popup.opener).toBeNull();
});

test('a blocked popup window shows a notification', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await openShare();

  await user.click(screen.getByRole('button', { name: 'LinkedIn' }));

  await screen.findByText(/Your browser held the window back/);
});
