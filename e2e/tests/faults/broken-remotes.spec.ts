import type { Page } from '@playwright/test';
import type { Fault } from '../../support/faults';
import { retryLateRegions } from '../../support/late-regions';
import { expect, test } from '../../support/test';

/** A menu entry and heading of each remote. */
const screens = [
  { remote: 'mf_albums', entry: 'Albums', heading: 'My Albums' },
  { remote: 'mf_pages', entry: 'My Pages', heading: 'My Pages' },
  { remote: 'mf_content', entry: 'Events', heading: 'My Events' },
  { remote: 'mf_content', entry: 'Blog', heading: 'Blog' },
];
const failures: Partial<Record<Fault, string>> = {
  missing: 'is deleted',
  tampered: 'is tampered with',
  'error-500': 'fails on its server',
};

test.use({ mayViolate: true });

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Messages & Activity' });
const menuEntry = (page: Page, entry: string) => page.getByRole('navigation').getByRole('link', { name: entry, exact: true });
const conversations = (page: Page) => panel(page).getByRole('tab', { name: /Individual/ });

async function expectFeed(page: Page): Promise<void> {
  await menuEntry(page, 'Home').click();
  await expect(main(page).getByRole('article').first()).toBeVisible();
}

async function expectFailure(page: Page, entry: string): Promise<void> {
  await menuEntry(page, entry).click();
  await expect(main(page).getByRole('alert')).toContainText('The menu, your messages and the other pages still work.');
  await expect(main(page).getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
}

async function expectScreen(page: Page, entry: string, heading: string): Promise<void> {
  await menuEntry(page, entry).click();
  await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
}

const isAttacked = (page: Page) => page.evaluate(() => '__pwned' in globalThis);

test('of remotes that are broken, each in its way, the regions say so; menu, feed and conversations work, and what is whole again loads', async ({
  memberPage: page,
  memberPageOf,
  gateway,
}) => {
  const faults: Partial<Record<string, Fault>> = { mf_albums: 'missing', mf_pages: 'tampered', mf_content: 'error-500' };
  gateway.breakCalls(({ path }) => faults[/^\/r\/(\w+)\/-\/.+\.js$/.exec(path)?.[1] ?? ''] ?? null);
  await retryLateRegions(page);
  await page.goto(gateway.url);
  for (const { remote, entry, heading } of screens.slice(0, 3)) {
    await test.step(`${entry}: ${faults[remote]}`, async () => {
      await expectFailure(page, entry);
      await expect(conversations(page)).toBeVisible();
      await expectFeed(page);
      delete faults[remote];
      await expectScreen(page, entry, heading);
    });
  }
  expect(await isAttacked(page)).toBe(false);

  await test.step('the lists of the panel are tampered with: the feed and the rest of the panel work', async () => {
    gateway.break(/^\/r\/mf_chat\/-\/.+\.js$/, 'tampered');
    // Uses a new browser: good copies in the cache would replace the tampered files.
    const other = await memberPageOf('demo');
    await other.goto(gateway.url);
    await expect(main(other).getByRole('article').first()).toBeVisible();
    await expect(panel(other).getByRole('alert')).toBeVisible();
    await expect(panel(other).getByText('Trending Topics')).toBeVisible();
  });
});

for (const { remote, entry, heading } of screens) {
  for (const [fault, failure] of Object.entries(failures)) {
    const title = `${entry}: when ${remote} ${failure}, its region says so; menu, feed and conversations work`;
    test(title, { tag: '@whole' }, async ({ memberPage: page, gateway }) => {
      gateway.break(new RegExp(`^/r/${remote}/-/.+\\.js$`), fault as Fault);
      await page.goto(gateway.url);
      await expectFailure(page, entry);
      await expect(conversations(page)).toBeVisible();
      await expectFeed(page);
      gateway.break(null);
      await expectScreen(page, entry, heading);
      expect(await isAttacked(page)).toBe(false);
    });
  }
}
