import type { Locator, Page } from '@playwright/test';
import { createAlbum } from '../albums';
import { createPage } from '../community-page';
import { createEvent } from '../create-event';
import { createPost } from '../create-post';
import { pictures, writePost } from '../provider-calls';
import { playAsMicrophone } from '../play-as-microphone';

export type Overlay = {
  /** The control that opens it, reached and pressed by keys. */
  opener: (page: Page) => Locator;
  /** An entry of the control's menu that opens the overlay. */
  entry?: (page: Page) => Locator;
  /** Key that opens the control's overlay, if Enter does something else. */
  key?: string;
  /** The opened dialog, menu or list. */
  shown: (page: Page) => Locator;
  /** An element that exists once the overlay has loaded. */
  ready?: (page: Page) => Locator;
  /** True if the overlay exists only on a small screen. */
  isForPhone?: boolean;
  /** The element with the focus after closing, if it is not the opener. */
  focusedAfter?: (page: Page) => Locator;
};

/** The overlays of a screen. In this order, none disturbs the next. */
export type ScreenOverlays = {
  name: string;
  /** True if `npm test` skips it: dialogs and menus of kinds that it opens elsewhere. */
  isForWhole?: boolean;
  path: string | (() => Promise<string>);
  /** Prepares the page for an overlay before it is loaded. */
  prepare?: (page: Page) => Promise<void>;
  overlays: Overlay[];
};

const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const menu = (page: Page) => page.getByRole('menu');
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();

/** A button of the post or comments that the page is about. */
const postButton = (name: string | RegExp) => (page: Page) => page.getByRole('article').first().getByRole('button', { name }).first();

const frame: Overlay[] = [
  {
    opener: button(/^Notifications/),
    shown: dialog('Notifications'),
    ready: (page) => page.getByRole('dialog').getByRole('listitem').first(),
  },
  { opener: button('Account menu'), shown: menu },
  { opener: button('Search'), shown: dialog('Search') },
  { opener: button('New message'), shown: dialog('New message') },
  { opener: button('Open menu'), shown: dialog('Menu'), isForPhone: true },
  { opener: button('Open messages'), shown: dialog('Messages'), isForPhone: true },
];

const post: Overlay[] = [
  { opener: postButton('Post options'), shown: menu },
  { opener: postButton(/^Share, /), shown: dialog('Share post') },
  {
    opener: postButton('Who reacted'),
    shown: dialog('Who reacted'),
    ready: (page) => page.getByRole('dialog').getByRole('listitem').first(),
  },
  { opener: postButton(/^Like, /), key: 'ArrowUp', shown: menu },
  { opener: postButton('More about this comment'), shown: menu },
];

const conversation: Overlay[] = [
  { opener: button(/^Actions for/), shown: menu },
  { opener: button('Conversation settings'), shown: menu },
  { opener: button('Emoji'), shown: dialog('Emoji') },
  {
    opener: button('Record a voice message'),
    shown: (page) => page.getByRole('group', { name: 'Recording a voice message' }),
    focusedAfter: (page) => page.getByRole('textbox', { name: /^Message to/ }),
  },
];

export const screensWithOverlays: ScreenOverlays[] = [
  { name: 'the frame', path: '/explore', overlays: frame },
  {
    name: 'the feed',
    path: '/',
    overlays: [
      {
        opener: button('Poll'),
        shown: dialog('Create a Post'),
        ready: (page) =>
          page
            .getByRole('dialog')
            .getByLabel(/answer|option/i)
            .first(),
      },
      { opener: button('Create story'), shown: dialog('Create story') },
    ],
  },
  { name: 'a post', path: '/post/1', overlays: post },
  {
    name: 'a post of another member',
    isForWhole: true,
    path: async () => `/post/${await createPost()}`,
    overlays: [
      {
        opener: postButton('Post options'),
        entry: (page) => page.getByRole('menuitem', { name: 'Report post' }),
        shown: dialog('Report post'),
      },
    ],
  },
  {
    name: 'a post of one’s own with pictures',
    isForWhole: true,
    path: async () => `/post/${await writePost('demo', 'Made for a test', { 'postPhotos[]': pictures(2), postPrivacy: '3' })}`,
    overlays: [
      {
        opener: postButton('Post options'),
        entry: (page) => page.getByRole('menuitem', { name: 'Describe pictures' }),
        shown: dialog('Describe pictures'),
      },
    ],
  },
  { name: 'a conversation', path: '/chat-detailed/2', prepare: playAsMicrophone, overlays: conversation },
  {
    name: 'a group',
    isForWhole: true,
    path: '/chat-detailed/13?type=group',
    overlays: [{ opener: button('Conversation settings'), shown: menu }],
  },
  {
    name: 'an album',
    isForWhole: true,
    path: async () => `/my-albums/${(await createAlbum(3)).id}`,
    overlays: [
      { opener: button(/^Photo 1|1 of 3/), shown: dialog('Photo viewer') },
      { opener: button('Add photos'), shown: dialog('Add photos') },
    ],
  },
  {
    name: 'an event of one’s own',
    isForWhole: true,
    path: async () => `/events/${await createEvent()}`,
    overlays: [
      { opener: button('Invite'), shown: dialog('Invite people'), ready: (page) => page.getByRole('dialog').getByRole('listitem').first() },
      {
        opener: button('See who is coming'),
        shown: dialog('Guests'),
        ready: (page) => page.getByRole('dialog').getByRole('listitem').first(),
      },
      { opener: button('Cancel event'), shown: dialog('Cancel this event?') },
    ],
  },
  { name: 'a new blog', isForWhole: true, path: '/blog/write', overlays: [{ opener: button('Link'), shown: dialog('Link') }] },
  { name: 'an article', isForWhole: true, path: '/blog/1', overlays: [{ opener: button(/^Share/), shown: dialog('Share article') }] },
  {
    name: 'the settings of a page',
    isForWhole: true,
    path: async () => `/pagescomp/mainpages/pagesetting/mainpagesetting?page=${(await createPage()).id}`,
    overlays: [
      { opener: (page) => page.getByRole('combobox', { name: 'Category', exact: true }), shown: (page) => page.getByRole('listbox') },
      { opener: button('Settings menu'), shown: dialog('Page settings menu'), isForPhone: true },
    ],
  },
  {
    name: "one's own profile",
    isForWhole: true,
    path: '/profile',
    overlays: [{ opener: button('Edit profile'), shown: dialog('Edit profile') }],
  },
  {
    name: "another's profile",
    isForWhole: true,
    path: '/profile?username=asha',
    overlays: [{ opener: button('More about Asha Menon'), shown: menu }],
  },
];
