import type { Locator, Page } from '@playwright/test';
import { pageOf } from '../../support/member';
import { newMember, type NewMember } from '../../support/new-member';
import { failProvider, delayProvider, outages, type Outage } from '../../support/outage';
import { expect, test } from '../../support/test';

type Screen = {
  name: string;
  /** Opens the screen; `friend` is a member to look for. */
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

for (const [index, { name, open, loading, failed, ready }] of screens.entries()) {
  const slowTitle = `while the provider is slow, ${name} shows that it is loading, and the page can be typed in`;
  test(slowTitle, index === 1 ? {} : { tag: '@whole' }, async ({ context }) => {
    const [member, friend] = [await newMember(), await newMember()];
    const page = await pageOf(context, member);
    const release = await delayProvider(page);
    await open(page, friend);
    await expect(loading(page)).toBeVisible();
    // The rest of the page works: the member searches meanwhile, and nothing typed is lost.
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('words of mine');
    await expect(page.getByRole('combobox')).toHaveValue('words of mine');
    await release();
    await expect(page.getByRole('combobox')).toHaveValue('words of mine');
    await page.keyboard.press('Escape');
    await open(page, friend);
    await expect(ready(page, friend)).toBeVisible();
  });

  for (const outage of Object.keys(outages) as Outage[]) {
    const title = `while the provider ${outage}, ${name} says so, and Retry loads it afterwards`;
    test(title, outage === 'is down' && index < 2 ? {} : { tag: '@whole' }, async ({ context }) => {
      const [member, friend] = [await newMember(), await newMember()];
      const page = await pageOf(context, member);
      const recover = await failProvider(page, outage);
      await open(page, friend);
      await expect(failed(page)).toBeVisible();
      await recover();
      // The Retry next to the message.
      const message = failed(page).locator('xpath=ancestor::*[.//button[normalize-space()="Retry"]][1]');
      await message.getByRole('button', { name: 'Retry' }).click();
      await expect(ready(page, friend)).toBeVisible();
      await expect(failed(page)).toBeHidden();
    });
  }
}
