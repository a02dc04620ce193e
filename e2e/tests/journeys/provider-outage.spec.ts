import type { Locator, Page } from '@playwright/test';
import { pageOf } from '../../support/member';
import { newMember, type NewMember } from '../../support/new-member';
import { delayFailingProvider, failProvider } from '../../support/outage';
import { expect, test } from '../../support/test';

type Screen = {
  name: string;
  /** Opens the screen. `friend` is a member to search for. */
  open: (page: Page, friend: NewMember) => Promise<void>;
  loading: (page: Page) => Locator;
  failed: (page: Page) => Locator;
  ready: (page: Page, friend: NewMember) => Locator;
  /** True if `npm test` tests it. The others are screens of the same kind. */
  isForEveryRun?: boolean;
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
    isForEveryRun: true,
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

for (const { name, open, loading, failed, ready, isForEveryRun } of screens) {
  const title = `while the provider is slow, ${name} shows that it is loading, and the page can be typed in; once it is down, it says so, and Retry loads it`;
  test(title, isForEveryRun ? {} : { tag: '@whole' }, async ({ context }) => {
    const [member, friend] = [await newMember(), await newMember()];
    const page = await pageOf(context, member);
    const fail = await delayFailingProvider(page, 'is down');

    await test.step('it shows that it is loading, and the member can search', async () => {
      await open(page, friend);
      await expect(loading(page)).toBeVisible();
      // The rest of the page works, and typed text is not lost.
      if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('words of mine');
      await expect(page.getByRole('combobox')).toHaveValue('words of mine');
    });

    await test.step('it says that it failed, and Retry loads it', async () => {
      const recover = await fail();
      await expect(page.getByRole('combobox')).toHaveValue('words of mine');
      await page.keyboard.press('Escape');
      await open(page, friend);
      await retry(page, failed(page), recover);
      await expect(ready(page, friend)).toBeVisible();
      await expect(failed(page)).toBeHidden();
    });
  });

  const rubbish = `while the provider talks rubbish, ${name} says so, and Retry loads it afterwards`;
  test(rubbish, { tag: '@whole' }, async ({ context }) => {
    const [member, friend] = [await newMember(), await newMember()];
    const page = await pageOf(context, member);
    const recover = await failProvider(page, 'talks rubbish');
    await open(page, friend);
    await retry(page, failed(page), recover);
    await expect(ready(page, friend)).toBeVisible();
    await expect(failed(page)).toBeHidden();
  });
}

/** Ends the failure and presses the Retry next to its message. */
async function retry(page: Page, message: Locator, recover: () => Promise<void>): Promise<void> {
  await expect(message).toBeVisible();
  await recover();
  await message.locator('xpath=ancestor::*[.//button[normalize-space()="Retry"]][1]').getByRole('button', { name: 'Retry' }).click();
}
