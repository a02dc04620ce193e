import { fakeProvider } from '@social/build-preset/jest/fake-provider';
import { sessionStore } from '@social/session';
import { screen } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wirePage, wirePost } from '../../testing/wire-post';
// Before the first test, whose first find would otherwise wait until Jest has compiled them.
import './draft-details-body';

const preview = { url: 'https://example.org/tea', title: 'Tea and rain', description: '', image: '' };

async function renderComposer(config: object = { previews_links: '1' }) {
  const provider = fakeProvider({
    posts: ({ form }) => (form.after_post_id === undefined ? wirePage(5) : wirePage()),
    new_post: () => ({ api_status: 200, post_data: wirePost(99) }),
    'get-site-settings': () => ({ api_status: 200, config }),
    fetch_link_preview: () => ({ api_status: 200, link_preview: preview }),
  });
  const { user } = renderHome();
  const field = await screen.findByRole('textbox', { name: 'Share something' });
  return { user, field, asked: () => provider.callsOf('fetch_link_preview'), sent: () => provider.callsOf('new_post') };
}

afterEach(() => sessionStore.signOut());
beforeEach(() => localStorage.clear());

const findCard = () => screen.findByRole('link', { name: /Tea and rain/ });

test('a link has a preview while it is written, and its post shows it', async () => {
  const { user, field, asked, sent } = await renderComposer();
  await user.type(field, 'Read https://example.org/tea');
  await findCard();
  expect(asked().map(({ form }) => form.text)).toEqual(['https://example.org/tea']);

  await user.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByText('Your post is published.');
  expect(sent()[0]?.form).not.toHaveProperty('link_preview');
});

test('a removed preview stays away until there is another link, and its post has none', async () => {
  const { user, field, sent } = await renderComposer();
  await user.type(field, 'https://example.org/tea');
  await findCard();
  await user.click(screen.getByRole('button', { name: 'Remove the preview' }));
  expect(screen.queryByRole('link', { name: /Tea and rain/ })).toBeNull();

  await user.type(field, '2');
  await findCard();
  await user.type(field, '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByText('Your post is published.');
  expect(sent()[0]?.form).toMatchObject({ link_preview: '0' });
});

test('a host without previews is not asked', async () => {
  const { user, field, asked, sent } = await renderComposer({});
  await user.type(field, 'https://example.org/tea');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByText('Your post is published.');
  expect(asked()).toEqual([]);
  expect(sent()).toHaveLength(1);
});
