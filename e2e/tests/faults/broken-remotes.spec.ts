import type { Fault } from '../../support/faults';
import { expect, test } from '../../support/test';

/** A menu entry and heading of each remote, and the fault that each run tries on it. */
const screens: { remote: string; entry: string; heading: string; always: Fault | null }[] = [
  { remote: 'mf_albums', entry: 'Albums', heading: 'My Albums', always: 'missing' },
  { remote: 'mf_pages', entry: 'My Pages', heading: 'My Pages', always: 'tampered' },
  { remote: 'mf_content', entry: 'Events', heading: 'My Events', always: 'error-500' },
  { remote: 'mf_content', entry: 'Blog', heading: 'Blog', always: null },
];
const failures: Partial<Record<Fault, string>> = {
  missing: 'is deleted',
  tampered: 'is tampered with',
  'error-500': 'fails on its server',
};

test.use({ mayViolate: true });

for (const { remote, entry, heading, always } of screens) {
  for (const [fault, failure] of Object.entries(failures)) {
    const title = `${entry}: when ${remote} ${failure}, its region says so; menu, feed and conversations work`;
    test(title, fault === always ? {} : { tag: '@whole' }, async ({ memberPage: page, gateway }) => {
      gateway.break(new RegExp(`^/r/${remote}/-/.+\\.js$`), fault as Fault);
      await page.goto(gateway.url);
      const menu = page.getByRole('navigation').getByRole('link', { name: entry, exact: true });
      await menu.click();

      const region = page.getByRole('main');
      await expect(region.getByRole('alert')).toContainText('The menu, your messages and the other pages still work.');
      await expect(region.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(region.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('complementary').getByRole('tab', { name: /Individual/ })).toBeVisible();
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(region.getByRole('article').first()).toBeVisible();

      gateway.break(null);
      await menu.click();
      await expect(region.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(region.getByRole('alert')).toHaveCount(0);
      expect(await page.evaluate(() => '__pwned' in globalThis)).toBe(false);
    });
  }
}
