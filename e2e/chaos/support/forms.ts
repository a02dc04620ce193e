import { expect, type Locator, type Page } from '@playwright/test';
import { pictureFile } from '../../support/albums';
import { messageBox, readMessages } from '../../support/conversation';
import type { Call } from '../../support/fault-gateway';
import type { NewMember } from '../../support/new-member';

export type FormContext = { page: Page; url: string; author: NewMember; friend: NewMember; postId: string };

/** The text that a member writes and sends. */
export type Form = {
  name: string;
  /** Returns true for the call that stores the text. */
  stores: (call: Call) => boolean;
  path: (context: FormContext) => string;
  /** The field that holds the text. */
  field: (page: Page) => Locator;
  /** Fills the form. Its field must exist. */
  write: (context: FormContext, text: string) => Promise<void>;
  send: (context: FormContext) => Promise<void>;
  /** Reads the stored items that may contain the text. */
  read: (context: FormContext) => Promise<Record<string, unknown>[]>;
};

const main = (page: Page) => page.getByRole('main');
const postBox = (page: Page) => main(page).getByRole('textbox', { name: 'Share something' });
const commentBox = (page: Page) => main(page).getByRole('textbox', { name: 'Write a comment' });
const albumName = (page: Page) => page.getByRole('textbox', { name: 'Album name' });
const pageName = (page: Page) => page.getByRole('textbox', { name: 'Page name' });
const calls = (path: string) => (call: Call) => call.path === path;
/** Files are sent as multipart, whose fields are not parsed. */
const creates = (path: string) => (call: Call) => call.path === path && ['create', null].includes(call.fields.get('type'));

async function readList({ author }: FormContext, type: string, fields: Record<string, string>): Promise<Record<string, unknown>[]> {
  const reply = await author.call(type, { limit: '50', ...fields });
  return Object.values(reply).filter(Array.isArray).flat() as Record<string, unknown>[];
}

export const forms: Form[] = [
  {
    name: 'a post',
    stores: calls('/api/new_post'),
    path: () => '/',
    field: postBox,
    write: ({ page }, text) => postBox(page).fill(text),
    send: ({ page }) => postBox(page).press('Enter'),
    read: (context) => readList(context, 'posts', { type: 'get_user_posts', id: context.author.userId }),
  },
  {
    name: 'a comment',
    stores: creates('/api/comments'),
    path: ({ postId }) => `/post/${postId}`,
    field: commentBox,
    write: ({ page }, text) => commentBox(page).fill(text),
    send: ({ page }) => commentBox(page).press('Enter'),
    read: (context) => readList(context, 'comments', { type: 'fetch_comments', post_id: context.postId }),
  },
  {
    name: 'a message',
    stores: calls('/api/send-message'),
    path: ({ friend }) => `/chat-detailed/${friend.userId}`,
    field: messageBox,
    write: ({ page }, text) => messageBox(page).fill(text),
    send: ({ page }) => messageBox(page).press('Enter'),
    read: async ({ author, friend }) => (await readMessages(friend, author)).map((text) => ({ text })),
  },
  {
    name: 'an event',
    stores: calls('/api/create-event'),
    path: () => '/events/create',
    field: (page) => page.getByLabel('Event name'),
    async write({ page }, text) {
      const values = { 'Event name': text, Location: 'Back yard', 'Start date': '2031-05-20', 'Start time': '18:00', 'End time': '23:30' };
      for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
      await page.getByLabel('Description').fill('One pot and forty chairs.');
    },
    send: ({ page }) => main(page).getByRole('button', { name: 'Create Event' }).click(),
    read: (context) => readList(context, 'get-events', { fetch: 'my_events', my_limit: '50' }),
  },
  {
    name: 'an album',
    stores: creates('/api/albums'),
    path: () => '/create-album',
    field: albumName,
    async write({ page }, text) {
      await albumName(page).fill(text);
      await page.getByLabel('Photos and videos', { exact: true }).setInputFiles(pictureFile('a.png'));
      await expect(page.getByRole('list', { name: 'Chosen photos and videos' }).getByRole('listitem')).toHaveCount(1);
    },
    send: ({ page }) => page.getByRole('button', { name: 'Publish Album' }).click(),
    read: (context) => readList(context, 'albums', { type: 'fetch', user_id: context.author.userId }),
  },
  {
    name: 'a page',
    stores: calls('/api/create-page'),
    path: () => '/pagescomp/mainpages/createpage',
    field: pageName,
    async write({ page }, text) {
      await pageName(page).fill(text);
      await page.getByRole('combobox', { name: 'Category' }).click();
      await page.getByRole('option', { name: 'Food' }).click();
      await expect(page.getByText('It is free.')).toBeVisible();
    },
    send: ({ page }) => page.getByRole('button', { name: 'Publish Page' }).click(),
    read: (context) => readList(context, 'get-my-pages', { type: 'my_pages' }),
  },
];
