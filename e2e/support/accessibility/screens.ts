import type { Locator, Page } from '@playwright/test';
import { createAlbum } from '../albums';
import { createPage } from '../community-page';

export type Screen = {
  name: string;
  /** True if `npm test` skips it: a list, a form or a message of a kind that it tests elsewhere. */
  isForWhole?: boolean;
  /** The address. A function creates the screen's content first. */
  path: string | (() => Promise<string>);
  isPublic?: boolean;
  /** Exists once the screen has its data. */
  data: (page: Page) => Locator;
  /** Exists if the provider has no data for the screen. Omitted if nothing on the screen can be empty. */
  empty?: string | RegExp;
  /** True if the screen needs the provider. */
  canFail: boolean;
};

const main = (page: Page) => page.getByRole('main');
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
/** The heading is checked as well: the list of the previous screen stays until the next screen has loaded. */
const firstArticleOf = (name: string | RegExp) => (page: Page) =>
  main(page)
    .filter({ has: heading(name)(page) })
    .getByRole('article')
    .first();

const PAGES = '/pagescomp/mainpages';

const feed: Screen[] = [
  { name: 'the feed', path: '/', data: firstArticleOf('Feed'), empty: 'No posts yet', canFail: true },
  {
    name: 'saved posts',
    isForWhole: true,
    path: '/saved-posts',
    data: firstArticleOf('Saved Posts'),
    empty: 'No saved posts yet',
    canFail: true,
  },
  { name: 'explore', path: '/explore', data: firstArticleOf('Explore'), empty: 'Nothing is popular yet', canFail: true },
  { name: 'a post', path: '/post/1', data: firstArticleOf(/^Post by /), empty: /^No comments/, canFail: true },
  {
    name: 'a post that is not there',
    isForWhole: true,
    path: '/post/999999',
    data: (page) => page.getByText('This post is not here'),
    canFail: false,
  },
];

const albums: Screen[] = [
  { name: 'albums', path: '/my-albums', data: firstArticleOf('My Albums'), empty: /^No albums found/, canFail: true },
  {
    name: 'an album',
    path: async () => `/my-albums/${(await createAlbum(3)).id}`,
    data: firstArticleOf(/^Album [0-9a-f]{8}$/),
    canFail: true,
  },
  { name: 'a new album', isForWhole: true, path: '/create-album', data: heading('Create Album'), canFail: false },
];

const conversations: Screen[] = [
  { name: 'a conversation', path: '/chat-detailed/2', data: (page) => main(page).getByText('Are you coming on Saturday?'), canFail: true },
  {
    name: 'my groups',
    isForWhole: true,
    path: '/my-groups',
    data: (page) => main(page).getByRole('link', { name: 'Sunday walkers' }).first(),
    empty: 'You joined no group of others yet.',
    canFail: true,
  },
  {
    name: 'a group',
    path: '/my-groups/1',
    data: (page) => main(page).getByRole('list', { name: 'Members' }),
    empty: 'No posts yet',
    canFail: true,
  },
  {
    name: 'an unknown member',
    isForWhole: true,
    path: '/chat-detailed/999999',
    data: (page) => page.getByText('User data not available'),
    canFail: false,
  },
  { name: 'an unknown group', isForWhole: true, path: '/chat-detailed/999999?type=group', data: heading('Unknown group'), canFail: false },
];

const content: Screen[] = [
  { name: 'events', path: '/events?list=events', data: firstArticleOf('My Events'), empty: /events/i, canFail: true },
  { name: 'an event', path: '/events/1', data: (page) => page.getByText('Add to calendar'), canFail: true },
  { name: 'a new event', isForWhole: true, path: '/events/create', data: heading('Create Event'), canFail: false },
  {
    name: 'longer reads',
    isForWhole: true,
    path: '/article',
    data: firstArticleOf('Article'),
    empty: 'Nothing long yet',
    canFail: true,
  },
  {
    name: 'a new blog',
    isForWhole: true,
    path: '/blog/write',
    data: (page) => page.getByRole('toolbar', { name: 'Formatting' }),
    canFail: false,
  },
  { name: 'the blog', path: '/blog', data: firstArticleOf('Blog'), empty: 'No articles yet', canFail: true },
  {
    name: 'an article',
    path: '/blog/1',
    data: (page) => page.getByRole('list', { name: 'Comments' }),
    empty: /^No comments yet/,
    canFail: true,
  },
];

const SECTIONS = ['general', 'info', 'social', 'pictures', 'design', 'admin', 'analytics', 'delete'] as const;

const pages: Screen[] = [
  {
    name: 'my pages',
    isForWhole: true,
    path: PAGES,
    data: (page) => main(page).getByText('The Fern Society'),
    empty: /page/i,
    canFail: true,
  },
  {
    name: 'suggested pages',
    isForWhole: true,
    path: `${PAGES}?tab=suggested`,
    data: (page) => main(page).getByRole('button', { name: /Like/ }).first(),
    empty: /page/i,
    canFail: true,
  },
  { name: 'a new page', isForWhole: true, path: `${PAGES}/createpage`, data: heading('Create Page'), canFail: false },
  { name: 'a page', path: '/PageProfile?page=fernsociety', data: firstArticleOf('The Fern Society'), empty: 'No posts yet', canFail: true },
  ...SECTIONS.map((section) => ({
    name: `the ${section} settings of a page`,
    isForWhole: section !== 'analytics',
    path: async () => `${PAGES}/pagesetting/mainpagesetting?page=${(await createPage()).id}&section=${section}`,
    data: (page: Page) => main(page).getByRole('heading', { level: 2 }).nth(1),
    canFail: section === 'analytics' || section === 'general',
  })),
];

const shell: Screen[] = [
  { name: 'log in', path: '/login', isPublic: true, data: heading('Welcome back'), canFail: false },
  { name: 'create an account', path: '/register', isPublic: true, data: heading('Join us'), canFail: false },
  {
    name: 'a forgotten password',
    isForWhole: true,
    path: '/reset-password',
    isPublic: true,
    data: heading('Forgotten password'),
    canFail: false,
  },
  { name: "one's own profile", path: '/profile', data: firstArticleOf('Robin Hale'), empty: 'You have not posted yet', canFail: true },
  {
    name: "another's profile",
    isForWhole: true,
    path: '/profile?username=asha',
    data: firstArticleOf('Asha Menon'),
    empty: 'No posts yet',
    canFail: true,
  },
  {
    name: 'photos of a profile',
    isForWhole: true,
    path: '/profile?username=asha&tab=photos',
    data: (page) => main(page).getByRole('button', { name: /photo/i }).first(),
    canFail: true,
  },
  {
    name: 'search',
    path: '/search?q=asha',
    data: (page) => main(page).getByRole('link', { name: /Asha/ }).first(),
    empty: /^Nothing was found/,
    canFail: true,
  },
  { name: 'settings', path: '/settings', data: (page) => main(page).getByRole('link', { name: 'Your profile' }), canFail: false },
  {
    name: 'a placeholder',
    isForWhole: true,
    path: '/jobs',
    data: (page) => main(page).getByRole('link', { name: /#hiring/ }),
    canFail: false,
  },
  { name: 'more', isForWhole: true, path: '/more', data: (page) => main(page).getByRole('button', { name: /Sign out/ }), canFail: false },
  {
    name: 'an address with nothing at it',
    isForWhole: true,
    path: '/no-such-place',
    data: heading('Unexpected Application Error!'),
    canFail: false,
  },
];

/** All screens that a member can reach. */
export const screens: Screen[] = [...feed, ...albums, ...conversations, ...content, ...pages, ...shell];
