import type { Locator, Page } from '@playwright/test';
import { newMember, pageOf, type NewMember } from '../../support/new-member';
import { breakDown, slowDown, troubles, type Trouble } from '../../support/trouble';
import { expect, test } from '../../support/test';

type Screen = {
  name: string;
  /** Brings the screen up; `friend` is somebody to look for. */
  open: (page: Page, friend: NewMember) => Promise<void>;
  loading: (page: Page) => Locator;
  failed: (page: Page) => Locator;
  ready: (page: Page, friend: NewMember) => Locator;
};

const panel = (page: Page) => page.getByRole('complementary');
const main = (page: Page) => page.getByRole('main');

const screens: Screen[] = [
  {
    name: 'the panel of conversations',
    open: async (page) => void (await page.goto('/jobs')),
    loading: (page) => panel(page).getByText('Loading conversations...'),
    failed: (page) => panel(page).getByText('Your conversations could not be loaded'),
    ready: (page) => panel(page).getByText('No individual conversations found'),
  },
  {
    name: 'the notifications',
    async open(page) {
      await page.goto('/jobs');
      await page.getByRole('button', { name: /^Notifications/ }).click();
    },
    loading: (page) => page.getByRole('status', { name: 'Loading notifications' }),
    failed: (page) => page.getByRole('dialog').getByText('Your notifications could not be loaded'),
    ready: (page) => page.getByRole('dialog').getByText('Nothing new'),
  },
  {
    name: 'the search palette',
    async open(page, friend) {
      await page.goto('/jobs');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox').fill(friend.username);
    },
    loading: (page) => page.getByRole('dialog').getByText('Searching…'),
    failed: (page) => page.getByRole('dialog').getByText(/^The search failed\./),
    ready: (page, friend) => page.getByRole('option', { name: new RegExp(`@${friend.username}`) }),
  },
  {
    name: 'the search results',
    open: async (page, friend) => void (await page.goto(`/search?q=${friend.username}`)),
    loading: (page) => main(page).getByRole('status', { name: 'Searching' }),
    failed: (page) => main(page).getByText('The search failed'),
    ready: (page, friend) => main(page).getByRole('link', { name: new RegExp(`@${friend.username}`) }),
  },
  {
    name: 'a profile',
    open: async (page, friend) => void (await page.goto(`/profile/${friend.userId}`)),
    loading: (page) => main(page).getByText('Loading the profile'),
    failed: (page) => main(page).getByText('This profile could not be loaded'),
    ready: (page, friend) => main(page).getByRole('heading', { level: 1, name: friend.name }),
  },
];

for (const { name, open, loading, failed, ready } of screens) {
  test(`while the provider is slow, ${name} says that it is coming, and what is typed stands`, async ({ context }) => {
    const [member, friend] = [await newMember(), await newMember()];
    const page = await pageOf(context, member);
    const answer = await slowDown(page);
    await open(page, friend);
    await expect(loading(page)).toBeVisible();
    // The page is not held up: one can look for something meanwhile, and nothing of it is lost.
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('words of mine');
    await expect(page.getByRole('combobox')).toHaveValue('words of mine');
    await answer();
    await expect(page.getByRole('combobox')).toHaveValue('words of mine');
    await page.keyboard.press('Escape');
    await open(page, friend);
    await expect(ready(page, friend)).toBeVisible();
  });

  for (const trouble of Object.keys(troubles) as Trouble[]) {
    test(`a provider that ${trouble} is told by ${name}, and Retry brings it`, async ({ context }) => {
      const [member, friend] = [await newMember(), await newMember()];
      const page = await pageOf(context, member);
      const mend = await breakDown(page, trouble);
      await open(page, friend);
      await expect(failed(page)).toBeVisible();
      await mend();
      // The Retry that stands with the words.
      const place = failed(page).locator('xpath=ancestor::*[.//button[normalize-space()="Retry"]][1]');
      await place.getByRole('button', { name: 'Retry' }).click();
      await expect(ready(page, friend)).toBeVisible();
      await expect(failed(page)).toBeHidden();
    });
  }
}
