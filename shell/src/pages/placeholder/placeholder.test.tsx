import { sessionStore } from '@social/session';
import { act, screen, within } from '@testing-library/react';
import { createFakeFederation } from '../../testing/fake-federation';
import { fakeShellProvider } from '../../testing/fake-shell-provider';
import { renderShell, signInDemo } from '../../testing/render-shell';

function renderPlaceholder(path: string) {
  const federation = createFakeFederation();
  federation.when('mf_chat', () => ({ Region: () => <p>Conversations</p> }));
  const provider = fakeShellProvider();
  signInDemo();
  return { ...provider, ...renderShell(path, { federation }), main: async () => within(await screen.findByRole('main')) };
}

afterEach(() => act(() => sessionStore.signOut()));

test.each([
  ['/forum', 'Forum', 'Blog', '/blog'],
  ['/jobs', 'Jobs', '#hiring', '/?hashtag=hiring'],
  ['/albums', 'Albums', 'My Albums', '/my-albums'],
  ['/my-pages', 'My Pages', 'My Pages', '/pagescomp/mainpages'],
])('%s says what there is not, and leads on', async (path, title, link, target) => {
  const { main } = renderPlaceholder(path);
  const page = await main();

  await page.findByRole('heading', { level: 1, name: title });
  expect((await page.findByRole('link', { name: new RegExp(`^${link}`) })).getAttribute('href')).toBe(target);
});

test('a page that this composition does not have is not offered', async () => {
  const { main } = renderPlaceholder('/article');
  const links = within(await (await main()).findByRole('list', { name: 'Where to go from here' }));

  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/blog']);
});

test('More has profile, settings, the keys and help', async () => {
  const { main, user } = renderPlaceholder('/more');
  const page = await main();

  expect((await page.findByRole('link', { name: /^Settings/ })).getAttribute('href')).toBe('/settings');
  expect(page.getByRole('link', { name: /^Your profile/ }).getAttribute('href')).toBe('/profile');
  await user.click(page.getByRole('button', { name: /^Keyboard shortcuts/ }));
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
});

test('More signs out', async () => {
  const { main, user, when } = renderPlaceholder('/more');
  when('delete-access-token', () => ({ api_status: 200 }));

  await user.click(await (await main()).findByRole('button', { name: /^Sign out/ }));

  await screen.findByRole('heading', { level: 1, name: /log in|welcome/i });
  expect(sessionStore.getState().userId).toBeNull();
});
