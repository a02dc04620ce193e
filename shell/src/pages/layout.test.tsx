import { sessionStore } from '@social/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { watchInstallOffer } from '../lib/install-offer';
import { createFakeFederation } from '../testing/fake-federation';
import { NO_CONNECTION, refusal } from '@social/build-preset/jest/fake-provider';
import { fakeShellProvider } from '../testing/fake-shell-provider';
import { renderShell, signInDemo } from '../testing/render-shell';

const entries = [
  ['Home', '/'],
  ['Explore', '/explore'],
  ['Albums', '/my-albums'],
  ['Saved Posts', '/saved-posts'],
  ['Events', '/events'],
  ['Forum', '/forum'],
  ['My Groups', '/my-groups'],
  ['My Pages', '/pagescomp/mainpages'],
  ['Blog', '/blog'],
  ['Article', '/article'],
  ['Jobs', '/jobs'],
  ['More', '/more'],
];

const member = {
  user_id: '7',
  name: 'Demo Moreau',
  username: 'demo',
  details: { post_count: '42', followers_count: '1280', following_count: '311' },
};

function federationWithRegions() {
  const federation = createFakeFederation();
  federation.when('mf_feed', () => ({ Region: () => <h1>Feed</h1> }));
  federation.when('mf_chat', () => ({ Region: () => <p>Conversations of mine</p> }));
  return federation;
}

function renderMemberPage(path: string, options: Parameters<typeof renderShell>[1] = {}) {
  signInDemo();
  return renderShell(path, { federation: federationWithRegions(), ...options });
}

beforeEach(() => {
  fakeShellProvider({
    'get-user-data': () => ({ api_status: 200, user_data: member }),
    'get-general-data': () => ({ api_status: 200, trending_hashtag: [{ tag: 'monsoon', trend_use_num: '128' }] }),
  });
});
afterEach(() => act(() => sessionStore.signOut()));

test('the menu has its twelve entries, in order', async () => {
  renderMemberPage('/explore');
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  const links = within(menu).getAllByRole('link');

  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(entries);
});

test.each([
  ['/', 'Home'],
  ['/my-albums/create', 'Albums'],
  ['/PagesComp/MainPages', 'My Pages'],
  ['/blog/12', 'Blog'],
])('at %s, %s is current and nothing else', async (path, label) => {
  renderMemberPage(path);
  const menu = await screen.findByRole('navigation', { name: 'Main' });

  const current = within(menu)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual([label]);
});

test('an entry opens its page with heading and tab title, and focuses the heading', async () => {
  const { user } = renderMemberPage('/explore');
  await user.click(await screen.findByRole('link', { name: 'Jobs' }));

  const heading = await screen.findByRole('heading', { level: 1, name: 'Jobs' });
  expect(document.title).toBe('Jobs · Social');
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('the first page leaves the focus where the browser put it', async () => {
  renderMemberPage('/explore');
  await screen.findByRole('heading', { level: 1, name: 'Explore' });

  expect(document.activeElement).toBe(document.body);
});

test("the panel has the conversations of mf_chat, the provider's topics and the footer", async () => {
  renderMemberPage('/explore');
  const panel = await screen.findByRole('complementary', { name: 'Messages & Activity' });

  expect(await within(panel).findByText('Conversations of mine')).toBeTruthy();
  expect((await within(panel).findByRole('link', { name: '#monsoon' })).getAttribute('href')).toBe('/?hashtag=monsoon');
  expect(within(panel).getByText('128 posts')).toBeTruthy();
  for (const entry of ['About us', 'Blogs', 'Contact us', 'Developers', 'Languages', 'Terms & Condition', 'Privacy Policy']) {
    expect(within(panel).getByText(entry)).toBeTruthy();
  }
});

test('no topics and a failure to load them have a message each', async () => {
  const provider = fakeShellProvider({ 'get-general-data': () => refusal('No') });
  const { user } = renderMemberPage('/explore');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Trending topics could not be loaded');

  provider.when('get-general-data', () => ({ api_status: 200, trending_hashtag: [] }));
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('No topic is trending right now.')).toBeTruthy();
});

test("the card shows the member's name and links to their profile with its counts", async () => {
  const { user } = renderMemberPage('/explore');
  await user.click(await screen.findByRole('link', { name: /Demo Moreau/ }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Demo Moreau' })).toBeTruthy();
  expect(screen.getByText('1,280')).toBeTruthy();
  expect(window.location.pathname).toBe('/profile');
});

test('a member who cannot be loaded has a message with Retry, and the link to the profile stays', async () => {
  const provider = fakeShellProvider({ 'get-user-data': () => refusal('No') });
  const { user } = renderMemberPage('/explore');
  const alert = (await screen.findByText('Your name and picture could not be loaded.')).closest<HTMLElement>('[role=alert]');
  expect(screen.getByRole('link', { name: 'Your profile' }).getAttribute('href')).toBe('/profile');

  provider.when('get-user-data', () => ({ api_status: 200, user_data: member }));
  if (alert) await user.click(within(alert).getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('link', { name: /Demo Moreau/ })).toBeTruthy();
  expect(screen.queryByText('Your name and picture could not be loaded.')).toBeNull();
});

test.each([
  ['a mention', '/profile?username=asha', 'Asha'],
  ['an id', '/profile/9', 'Mateo'],
])('%s opens the profile of its member', async (_link, path, name) => {
  const person = (called: string) => () => ({ api_status: 200, user_data: { user_id: '9', username: called.toLowerCase(), name: called } });
  fakeShellProvider({ 'get-user-data-username': person('Asha'), 'get-user-data': person('Mateo') });

  renderMemberPage(path);

  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
});

test('an invalid id shows that there is no such member', async () => {
  renderMemberPage('/profile/0');
  expect(await screen.findByText('This profile can not be shown')).toBeTruthy();
});

test('signing out calls the provider, removes the session and opens /login', async () => {
  const provider = fakeShellProvider();
  const { user } = renderMemberPage('/explore');
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));

  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
  expect(provider.callsOf('delete-access-token')).toHaveLength(1);
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('signing out works while the provider is unavailable, with a warning', async () => {
  fakeShellProvider({ 'delete-access-token': () => NO_CONNECTION });
  const { user } = renderMemberPage('/explore');
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));

  expect(await screen.findByText(/signed out here/)).toBeTruthy();
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('signing out in another tab signs this one out', async () => {
  renderMemberPage('/explore');
  await screen.findByRole('heading', { level: 1, name: 'Explore' });

  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })));

  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
});

test('a member chooses the dark theme', async () => {
  const { user } = renderMemberPage('/explore');
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark theme' }));

  expect(screen.getByRole('menuitemradio', { name: 'Dark theme' }).getAttribute('aria-checked')).toBe('true');
  expect(localStorage.getItem('color_mode')).toBe('dark');
});

test('on a small screen the menu is a drawer: Escape closes it and restores the focus, an entry navigates and closes it', async () => {
  const { user } = renderMemberPage('/explore', { isWide: false });
  const opener = await screen.findByRole('button', { name: 'Open menu' });
  expect(screen.queryByRole('navigation')).toBeNull();

  await user.click(opener);
  expect(screen.getByRole('dialog', { name: 'Menu' }).contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  expect(document.activeElement).toBe(opener);

  await user.click(opener);
  await user.click(screen.getByRole('link', { name: 'Jobs' }));
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toBeTruthy();
});

test('on a small screen the conversations are loaded when the member opens them', async () => {
  const { user, federation } = renderMemberPage('/explore', { isWide: false });
  await screen.findByRole('heading', { level: 1, name: 'Explore' });
  expect(federation.asked).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Open messages' }));

  expect(await screen.findByText('Conversations of mine')).toBeTruthy();
});

test('a screen that becomes narrow while the account menu is open has its focus in the page', async () => {
  const { user, setWidth } = renderMemberPage('/explore');
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true);

  act(() => setWidth(false));

  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a screen that changes its width keeps the focus of the page', async () => {
  const { setWidth } = renderMemberPage('/explore');
  const heading = await screen.findByRole('heading', { level: 1 });
  heading.tabIndex = -1;
  heading.focus();

  act(() => setWidth(false));

  expect(screen.getByRole('button', { name: 'Open menu' })).toBeTruthy();
  expect(document.activeElement).toBe(heading);
});

test("an unknown URL shows 'Unexpected Application Error!' with a link Home", async () => {
  const { user } = renderMemberPage('/no-such-place');
  expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeTruthy();

  await user.click(screen.getByRole('link', { name: /Home/ }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Feed' })).toBeTruthy();
});

test('a stored page shows the banner until the server answers, although the browser is online', async () => {
  document.documentElement.setAttribute('data-stored', '');
  onlineManager.setOnline(false);
  const { queries } = renderMemberPage('/');
  expect(await screen.findByText(/You are offline/)).toBeTruthy();

  document.documentElement.removeAttribute('data-stored');
  act(() => onlineManager.setOnline(true));

  expect(screen.queryByText(/You are offline/)).toBeNull();
  await waitFor(() => expect(queries.isFetching()).toBe(0));
});

test('the browser’s offer to install the app stands under More, and asks once', async () => {
  watchInstallOffer(window);
  const prompt = jest.fn(async () => undefined);
  const { user } = renderMemberPage('/more');
  await screen.findByRole('heading', { level: 1, name: 'More' });
  expect(screen.queryByRole('button', { name: /^Install the app/ })).toBeNull();

  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  await user.click(await screen.findByRole('button', { name: /^Install the app/ }));

  expect(offer.defaultPrevented).toBe(true);
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: /^Install the app/ })).toBeNull();
});

test('being offline shows a banner until the network is back', async () => {
  const { queries } = renderMemberPage('/explore');
  act(() => onlineManager.setOnline(false));
  expect(await screen.findByText(/You are offline/)).toBeTruthy();

  act(() => onlineManager.setOnline(true));
  expect(screen.queryByText(/You are offline/)).toBeNull();
  await waitFor(() => expect(queries.isFetching()).toBe(0));
});
