import { fakeProvider, NO_CONNECTION, type Answer } from '@social/tooling/jest/fake-provider';
import { screen, waitFor } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wirePost } from '../../testing/wire-post';

/** Home with one post, whose share dialog is open. */
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

const words = () => screen.getByRole('textbox', { name: 'Say something about it' });
const shareButton = () => screen.getByRole('button', { name: 'Share' });
const dialog = () => screen.queryByRole('dialog');

test('a post is shared to the timeline with words of one’s own, and the count rises', async () => {
  const { user, shares } = await openShare();

  await user.type(words(), 'Look at this');
  await user.click(shareButton());

  await screen.findByText('The post is shared to your timeline.');
  expect(dialog()).toBeNull();
  expect(shares()).toEqual([{ type: 'share_post_on_timeline', id: '5', user_id: '1', text: 'Look at this' }]);
  screen.getByRole('button', { name: 'Share, 2 shares' });
});

test('a page that the member manages is chosen first', async () => {
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

test('a group that the member has joined is chosen first', async () => {
  const groups = { api_status: 200, joined_groups: [{ group_id: '9', group_title: 'Sunday walkers' }] };
  const { user, shares } = await openShare({ 'get-user-data': () => groups });

  await user.click(screen.getByRole('tab', { name: 'Group' }));
  await user.click(await screen.findByRole('radio', { name: /Sunday walkers/ }));
  await user.click(shareButton());

  await screen.findByText('The post is shared to Sunday walkers.');
  expect(shares()).toEqual([{ type: 'share_post_on_group', id: '5', group_id: '9', text: '' }]);
});

test('who manages no page hears so; pages that can not be loaded come with Retry', async () => {
  let isDown = true;
  const { user } = await openShare({ 'get-my-pages': () => (isDown ? NO_CONNECTION : { api_status: 200, data: [] }) });

  await user.click(screen.getByRole('tab', { name: 'Page' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your pages could not be loaded');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await screen.findByText('You manage no page yet.');
});

test('a share that is refused says why and keeps the words, also when the dialog is closed', async () => {
  const { user } = await openShare({ share: () => ({ api_status: '400', errors: { error_text: 'You may not post here' } }) });

  await user.type(words(), 'Look');
  await user.click(shareButton());
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The post was not shared. Your text is kept here. You may not post here',
  );

  await user.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Share, 1 share' }));
  await screen.findByRole('dialog');
  expect(words()).toHaveProperty('value', 'Look');
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
])('%s opens in a small window with the address of the post', async (name, address) => {
  const popup = { opener: window };
  const open = jest.spyOn(window, 'open').mockReturnValue(popup as never);
  const { user } = await openShare();

  await user.click(screen.getByRole('button', { name }));

  expect(open).toHaveBeenCalledWith(address, '_blank', 'popup,width=600,height=400');
  expect(popup.opener).toBeNull();
});

test('a window that the browser holds back is said to be', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await openShare();

  await user.click(screen.getByRole('button', { name: 'LinkedIn' }));

  await screen.findByText(/Your browser held the window back/);
});
