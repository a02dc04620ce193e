import { sessionStore } from '@social/session';
import { NO_CONNECTION, refusal, type Answer } from '@social/build-preset/jest/fake-provider';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeShellProvider } from '../testing/fake-shell-provider';
import { renderShell, signInDemo } from '../testing/render-shell';

const asha = { user_id: '2', name: 'Asha Menon', username: 'asha' };
const bakery = { page_id: '3', page_name: 'asha_bakery', page_title: 'Asha’s Bakery', category: 'Food' };
const post = {
  id: '5',
  publisher: { user_id: '4', name: 'Ben', username: 'ben' },
  Orginaltext: 'Lunch with asha',
  postText: 'Lunch with asha',
  time: '1590676368',
};

const found = {
  search: () => ({ api_status: 200, users: [asha], pages: [bakery], groups: [] }),
  search_for_posts: () => ({ api_status: 200, data: [post] }),
  search_content: () => ({ api_status: 200, data: [] }),
};
const nothing = {
  search: () => ({ api_status: 200, users: [], pages: [], groups: [] }),
  search_for_posts: () => ({ api_status: 200, data: [] }),
  search_content: () => ({ api_status: 200, data: [] }),
};

function renderPage(path = '/jobs', answers: Parameters<typeof fakeShellProvider>[0] = found) {
  const provider = fakeShellProvider(answers);
  sessionStorage.clear(); // a tab of its own
  signInDemo();
  return { provider, ...renderShell(path, { isWide: false }) };
}

async function openPalette(answers?: Parameters<typeof fakeShellProvider>[0]) {
  const page = renderPage('/jobs', answers);
  await screen.findByRole('heading', { name: 'Jobs' });
  await page.user.keyboard('/');
  return { ...page, field: await screen.findByRole('combobox', { name: /Search people/ }) };
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

afterEach(() => {
  act(() => sessionStore.signOut());
  localStorage.clear();
});

test('the slash opens the search with pages and actions, and Escape closes it', async () => {
  const { user, field } = await openPalette();
  expect(document.activeElement).toBe(field);
  expect(options()).toEqual(
    expect.arrayContaining(['Home', 'Saved Posts', 'Your profile', 'Settings', 'Create post', 'Dark theme', 'Sign out']),
  );

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('letters typed before the search has loaded are in its field', async () => {
  const { user } = renderPage();
  await screen.findByRole('heading', { name: 'Jobs' });
  await user.keyboard('/ashx{Backspace}a');
  const field = await screen.findByRole('combobox', { name: /Search people/ });
  await waitFor(() => expect(field).toHaveProperty('value', 'asha'));
  await user.type(field, '!');
  expect(field).toHaveProperty('value', 'asha!');
});

test('typing finds people, pages and posts, which the arrow keys and Enter open', async () => {
  const { user, field } = await openPalette();
  await user.type(field, 'asha');
  await screen.findByRole('option', { name: /Asha Menon/ });
  expect(options()).toEqual(['Search for “asha”', 'Asha Menon@asha', 'Asha’s BakeryFood', 'BenLunch with asha']);

  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect([active?.textContent, active?.getAttribute('aria-selected')]).toEqual(['Asha Menon@asha', 'true']);
  await user.keyboard('{Enter}');

  expect(window.location.pathname).toBe('/profile/2');
});

test('continuous typing searches once, for the last query', async () => {
  const { user, field, provider } = await openPalette();
  await user.type(field, 'asha');
  await screen.findByRole('option', { name: /Asha Menon/ });
  expect(provider.callsOf('search').map(({ form }) => form['search_key'])).toEqual(['asha']);
});

test('what was found for the letters before stays until more is found, so that the arrow keys reach it', async () => {
  const { user, field, provider } = await openPalette({
    ...found,
    search: ({ form }) => (form['search_key'] === 'ash' ? found.search() : new Promise(() => undefined)),
    search_for_posts: ({ form }) => (form['search_query'] === 'ash' ? found.search_for_posts() : new Promise(() => undefined)),
  });
  await user.type(field, 'ash');
  await screen.findByRole('option', { name: /Asha Menon/ });

  await user.type(field, 'a');
  await waitFor(() => expect(provider.callsOf('search')).toHaveLength(2));
  await user.keyboard('{ArrowDown}{Enter}');

  expect(window.location.pathname).toBe('/profile/2');
});

test('a page of the product is found by the prefixes of its label', async () => {
  const { user, field } = await openPalette(nothing);
  await user.type(field, 'sav po');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('heading', { name: 'Saved Posts' })).toBeTruthy();
});

test('a hashtag opens its posts', async () => {
  const { user, field } = await openPalette(nothing);
  await user.type(field, '#Monsoon{Enter}');
  expect(window.location.search).toBe('?hashtag=monsoon');
});

test('an action runs: the theme changes', async () => {
  const { user, field } = await openPalette(nothing);
  await user.type(field, 'dark');
  await user.click(await screen.findByRole('option', { name: 'Dark theme' }));
  await waitFor(() => expect(localStorage.getItem('color_mode')).toBe('dark'));
});

test('no results show a message, and a failed search shows Retry', async () => {
  const { user, field, provider } = await openPalette(nothing);
  await user.type(field, 'xyzzy');
  expect(await screen.findByText('Nothing was found for “xyzzy”.')).toBeTruthy();

  provider.when('search', () => refusal('Too many words'));
  await user.type(field, 'y');
  expect((await screen.findByRole('alert')).textContent).toContain('Too many words');
  provider.when('search', found.search);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: /Asha Menon/ })).toBeTruthy();
});

test('recent searches are offered, and Delete removes one', async () => {
  const { user, field } = await openPalette();
  await user.type(field, 'asha{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Search' });

  await user.click(screen.getByRole('button', { name: 'Search' }));
  const recent = await screen.findByRole('group', { name: 'Recent searches' });
  expect(
    within(recent)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['asha']);
  await user.keyboard('{Delete}');

  expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
  expect(localStorage.getItem('recent_searches_7')).toBeNull();
});

describe('the results page', () => {
  test('shows the first of each kind, and all of one', async () => {
    const { user, provider } = renderPage('/search?q=asha');
    expect((await screen.findByRole('link', { name: /Asha Menon/ })).getAttribute('href')).toBe('/profile/2');
    expect(screen.getByRole('link', { name: /Bakery/ }).getAttribute('href')).toBe('/PageProfile?page=3');
    expect(screen.getByRole('link', { name: /Lunch with asha/ }).getAttribute('href')).toBe('/post/5');

    await user.click(screen.getByRole('link', { name: 'People' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Bakery/ })).toBeNull());
    expect(window.location.search).toBe('?q=asha&in=people');
    provider.when('search', nothing.search);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
    expect(provider.callsOf('search').at(-1)?.form).toMatchObject({ search_key: 'asha', user_offset: '2' });
  });

  test('searches for another query', async () => {
    const { user } = renderPage('/search?q=asha');
    const field = await screen.findByRole('searchbox', { name: /Search people/ });
    await user.clear(field);
    await user.type(field, 'ben{Enter}');
    expect(window.location.search).toBe('?q=ben');
  });

  test('has a message when nothing was found', async () => {
    renderPage('/search?q=xyzzy', nothing);
    expect(await screen.findByText('Nothing was found for “xyzzy”')).toBeTruthy();
  });

  test('has a message for a failure, with Retry', async () => {
    const { provider, user } = renderPage('/search?q=asha', { ...found, search: () => refusal('Out of order') });
    expect((await screen.findByRole('alert')).textContent).toContain('Out of order');
    provider.when('search', found.search);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Asha Menon/ })).toBeTruthy();
  });

  test('asks for a query when there is none', async () => {
    renderPage('/search');
    expect(await screen.findByText('Who or what are you looking for?')).toBeTruthy();
  });
});

test('groups are found too, and what is found first does not wait for posts', async () => {
  const bakers = { group_id: '6', group_name: 'bakers', group_title: 'Asha’s bakers', members_count: '3' };
  const { user, field } = await openPalette({
    ...nothing,
    search: () => ({ api_status: 200, users: [], pages: [], groups: [bakers] }),
    search_for_posts: () => new Promise(() => undefined),
  });
  await user.type(field, 'bakers');

  await user.click(await screen.findByRole('option', { name: /Asha’s bakers/ }));
  expect(window.location.pathname).toBe('/my-groups/6');
});

test('the page of results has groups, with a tab of their own', async () => {
  const bakers = { group_id: '6', group_name: 'bakers', group_title: 'Asha’s bakers', members_count: '1' };
  renderPage('/search?q=asha', { ...found, search: () => ({ api_status: 200, users: [asha], pages: [], groups: [bakers] }) });

  const group = within(await screen.findByRole('region', { name: 'Groups' })).getByRole('link', { name: /Asha’s bakers/ });
  expect(group.getAttribute('href')).toBe('/my-groups/6');
  expect(group.textContent).toContain('1 member');
  expect(screen.getByRole('link', { name: 'See all groups' }).getAttribute('href')).toContain('groups');
});

const content: Record<string, object> = {
  blogs: { id: '11', title: 'Asha on ferns', description: 'Old ideas', author: asha, thumbnail: '' },
  events: { id: '12', name: 'Tea with asha', location: 'Mill lane', start_date: '02-23-26' },
  albums: { id: '13', post_id: '13', album_name: 'Asha’s walks', publisher: asha, photo_album: [{ id: '1', image: 'a.jpg' }] },
  hashtags: { id: '14', tag: 'ashaday', trend_use_num: '1' },
};
const findContent: Answer = ({ form }) => ({ api_status: 200, data: form.offset ? [] : [content[form.type ?? '']] });

test('blogs, events, albums and hashtags are found, and open', async () => {
  renderPage('/search?q=asha', { ...found, search_content: findContent });
  const hit = async (kind: string) => within(await screen.findByRole('region', { name: kind })).getByRole('link', { name: /^(?!See all)/ });

  for (const [kind, text, path] of [
    ['Blogs', 'Asha on fernsAsha Menon · Old ideas', '/blog/11'],
    ['Events', 'Tea with asha02-23-26 · Mill lane', '/events/12'],
    ['Albums', 'Asha’s walksAsha Menon · 1 item', '/my-albums/13'],
    ['Hashtags', '#ashaday1 post', '/?hashtag=ashaday'],
  ] as const) {
    const link = await hit(kind);
    expect([link.textContent, link.getAttribute('href')]).toEqual([text, path]);
  }
});

test('the arrow keys reach what the search found of each kind', async () => {
  const { user, field } = await openPalette({ ...nothing, search_content: findContent });
  await user.type(field, 'asha');
  await screen.findByRole('option', { name: /#ashaday/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(window.location.pathname).toBe('/blog/11');
});

test('a kind that fails says so with a Retry of its own, beside what was found', async () => {
  let isDown = true;
  const { user, provider } = renderPage('/search?q=asha', {
    ...found,
    search_content: (call) => (isDown && call.form.type === 'events' ? NO_CONNECTION : findContent(call)),
  });

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Events could not be searched.');
  await screen.findByRole('region', { name: 'Blogs' });
  isDown = false;
  const before = provider.calls.length;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));

  await screen.findByRole('region', { name: 'Events' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(provider.calls.slice(before).map(({ type, form }) => [type, form.type])).toEqual([['search_content', 'events']]);
});

test('a search without any answer has one message, and Retry asks for every kind again', async () => {
  const down = () => NO_CONNECTION;
  const { user, provider } = renderPage('/search?q=asha', { search: down, search_for_posts: down, search_content: down });
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  for (const [type, answer] of Object.entries(found)) provider.when(type, answer);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await screen.findByRole('region', { name: 'Posts' });
  await screen.findByRole('region', { name: 'People' });
});

test('a host without the search of blogs shows what it finds, and says so where blogs are asked for', async () => {
  const { user } = renderPage('/search?q=asha', { ...found, search_content: () => refusal('There is no call named "search_content".') });
  await screen.findByRole('region', { name: 'Posts' });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Blogs' }));
  await screen.findByText('This server cannot search blogs');
});
