import type { Locator, Page } from '@playwright/test';

export type Screen = {
  name: string;
  path: string;
  /** Opens a part that has no address. */
  open?: (page: Page) => Promise<void>;
  /** Calls whose failure is shown only here. */
  seen?: readonly string[];
  /** Calls whose failure this screen need not show, each with its reason. */
  unseen?: Readonly<Record<string, string>>;
  /** An element that exists once everything has loaded. */
  ready: (page: Page) => Locator;
};

const main = (page: Page) => page.getByRole('main');
const article = (page: Page) => main(page).getByRole('article').first();
const panel = (page: Page) => page.getByRole('complementary');
const heading = (name: string | RegExp) => (page: Page) => main(page).getByRole('heading', { level: 1, name });

/** The frame of every screen: menu, panel of conversations, trending topics, badges. */
export const frame: Screen = {
  name: 'the frame',
  path: '/jobs',
  ready: (page) =>
    panel(page)
      .getByRole('link', { name: /Asha Menon/ })
      .first(),
};

/** Screens with calls of their own, as `demo` sees them. */
export const screens: Screen[] = [
  {
    name: 'the group conversations',
    path: '/jobs',
    open: (page) =>
      panel(page)
        .getByRole('tab', { name: /Groups/ })
        .click(),
    seen: ['/api/group_chat type=get_list'],
    unseen: { '/api/get_chats data_type=users': 'behind the other tab, which says so' },
    ready: (page) => panel(page).getByRole('tabpanel').getByRole('link').first(),
  },
  { name: 'the feed', path: '/', ready: article },
  { name: 'a post', path: '/post/1', ready: article },
  { name: 'saved posts', path: '/saved-posts', ready: heading('Saved Posts') },
  { name: 'the own profile', path: '/profile', ready: article },
  { name: 'a profile', path: '/profile/2', ready: article },
  { name: 'the search', path: '/search?q=asha', ready: (page) => main(page).getByRole('link', { name: /@asha/ }).first() },
  { name: 'the settings', path: '/settings', ready: heading('Settings') },
  { name: 'the albums', path: '/my-albums', ready: heading('My Albums') },
  {
    name: 'a conversation',
    path: '/chat-detailed/2',
    ready: (page) =>
      page
        .getByRole('region', { name: /^Messages with/ })
        .getByRole('listitem')
        .last(),
    unseen: {
      '/api/get-user-data fetch=user_data user_id=2': 'the list of conversations knows the name meanwhile',
      '/api/get_chats data_type=users user_type=online': 'presence: nothing is said where nothing is known',
      '/api/read_chats': 'marks as read: sent again with the next messages',
    },
  },
  { name: 'the events', path: '/events?list=events', ready: article },
  { name: 'an event', path: '/events/1', ready: heading('Market breakfast') },
  { name: 'the blog', path: '/blog', ready: article },
  { name: 'an article', path: '/blog/1', ready: heading(/./) },
  {
    name: 'the pages',
    path: '/pagescomp/mainpages?tab=suggested',
    ready: (page) => main(page).getByRole('button', { name: /Like/ }).first(),
  },
  {
    name: 'a page',
    path: '/PageProfile?page=1',
    ready: heading(/./),
    unseen: { '/api/get-site-settings': 'the button of the page has a general name then' },
  },
  {
    name: 'the analytics of a page',
    path: '/pagescomp/mainpages/pagesetting/mainpagesetting?page=1&section=analytics',
    ready: heading('Page Setting'),
  },
];
