import type { Page } from '@playwright/test';
import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Messages & Activity' });

const PHONE = { width: 390, height: 844 };

test('the menu has twelve entries', async ({ memberPage: page }) => {
  await page.goto('/jobs');
  await expect(menuOf(page).getByRole('link')).toHaveText([
    ...['Home', 'Explore', 'Albums', 'Saved Posts', 'Events', 'Forum', 'My Groups', 'My Pages', 'Blog', 'Article', 'Jobs', 'More'],
  ]);
});

for (const [path, label] of [
  ['/', 'Home'],
  ['/my-albums/create', 'Albums'],
  ['/PagesComp/MainPages', 'My Pages'],
  ['/blog/1', 'Blog'],
] as const) {
  test(`at ${path} the entry ${label} is current, and no other`, async ({ memberPage: page }) => {
    await page.goto(path);
    await expect(menuOf(page).locator('[aria-current="page"]')).toHaveText([label]);
  });
}

for (const [path, title] of [
  ['/explore', 'Explore'],
  ['/albums', 'Albums'],
  ['/forum', 'Forum'],
  ['/my-groups', 'My Groups'],
  ['/my-pages', 'My Pages'],
  ['/article', 'Article'],
  ['/jobs', 'Jobs'],
  ['/more', 'More'],
] as const) {
  test(`${path} begins with a title and one sentence`, async ({ memberPage: page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading').first()).toHaveText(title);
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main.getByText(/\.$/).first()).toBeVisible();
  });
}

test('Create post closes the drawer and opens the composer', async ({ memberPage: page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Create post' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('dialog', { name: /Create a Post/ })).toBeVisible();
});

test("the profile card has the member's own name and handle, and leads to /profile", async ({ context }) => {
  const member = await newMember();
  const page = await pageOf(context, member);
  await page.goto('/jobs');
  await page.getByRole('link', { name: new RegExp(`${member.name}.*@${member.username}`) }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('while the own profile cannot be loaded, the card says so; it retries, at once on a click', async ({ memberPage: page }) => {
  await page.clock.install();
  const breakProfile = () => page.route('**/api/get-user-data?**', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  const message = page.getByText('Your name and picture could not be loaded.');
  const own = page.getByRole('link', { name: /@demo$/ });

  await breakProfile();
  await page.goto('/jobs');
  await expect(message).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
  await page.unroute('**/api/get-user-data?**');
  await page.clock.runFor(31_000);
  await expect(own).toBeVisible();
  await expect(message).toHaveCount(0);

  await breakProfile();
  await page.reload();
  await expect(message).toBeVisible();
  await page.unroute('**/api/get-user-data?**');
  await page.getByRole('alert').filter({ has: message }).getByRole('button', { name: 'Retry' }).click();
  await expect(own).toBeVisible();
});

for (const [width, side] of [
  [1024, 240],
  [1440, 320],
  [1920, 320],
] as const) {
  test(`at ${width} px menu and panel stand fixed at the sides, ${side} px wide`, async ({ memberPage: page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/jobs');
    const [menu, panel] = [page.locator('[data-side="left"]'), page.locator('[data-side="right"]')];
    await expect(menuOf(page)).toBeVisible();
    expect(await menu.boundingBox()).toMatchObject({ x: 0, width: side });
    expect(await panel.boundingBox()).toMatchObject({ x: width - side, width: side });
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0);
  });
}

test('on a small screen both are drawers behind two buttons; the dimmed overlay closes each', async ({ memberPage: page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/jobs');
  await expect(menuOf(page)).toHaveCount(0);
  for (const [opener, drawer, outside] of [
    ['Open menu', 'Menu', 380],
    ['Open messages', 'Messages', 10],
  ] as const) {
    await page.getByRole('button', { name: opener }).click();
    await expect(page.getByRole('dialog', { name: drawer })).toBeVisible();
    await page.mouse.click(outside, 400);
    await expect(page.getByRole('dialog', { name: drawer })).toBeHidden();
    await expect(page.getByRole('button', { name: opener })).toBeFocused();
  }
});

test('the panel has its title, the topics of the provider and a footer without destinations', async ({ memberPage: page }) => {
  await page.goto('/jobs');
  const panel = panelOf(page);
  const topic = panel.getByRole('region', { name: 'Trending Topics' }).getByRole('listitem').first();
  await expect(topic).toHaveText(/^#\S+.*\d+ posts?$/);
  for (const entry of ['About us', 'Blogs', 'Contact us', 'Developers', 'Languages', 'Terms & Condition', 'Privacy Policy']) {
    await expect(panel.getByText(entry, { exact: true })).toBeVisible();
    await expect(panel.getByRole('link', { name: entry, exact: true })).toHaveCount(0);
  }
});

test("an address with nothing at it is 'Unexpected Application Error!', with a way home", async ({ memberPage: page }) => {
  await page.goto('/no-such-place');
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
});

test('a page sets its heading, its title and the focus; the first key skips the menu', async ({ memberPage: page }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await menuOf(page).getByRole('link', { name: 'Forum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forum' })).toBeFocused();
  await expect(page).toHaveTitle(/^Forum · /);
});

test('F6 leads from menu to page and panel, and back', async ({ memberPage: page }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const area of [page.getByRole('banner'), page.getByRole('main'), panelOf(page), page.getByRole('banner')]) {
    await page.keyboard.press('F6');
    await expect(area).toBeFocused();
  }
  await page.keyboard.press('Shift+F6');
  await expect(panelOf(page)).toBeFocused();
});

test('Tab leads through the menu, then the page, then the panel', async ({ context }) => {
  // A member with one device, whose page is short.
  const page = await pageOf(context, await newMember());
  await page.goto('/settings');
  await expect(page.getByRole('main').getByRole('link', { name: 'Your profile' })).toBeVisible();
  const areas: (string | null)[] = [];
  for (let presses = 0; presses < 80 && areas.at(-1) !== 'ASIDE'; presses += 1) {
    await page.keyboard.press('Tab');
    const area = await page.evaluate(() => document.activeElement?.closest('header, main, aside')?.nodeName ?? null);
    if (area !== null && area !== areas.at(-1)) areas.push(area);
  }
  expect(areas).toEqual(['HEADER', 'MAIN', 'ASIDE']);
});

test('on Home F6 stops at the composer too', async ({ memberPage: page }) => {
  await page.goto('/');
  const composer = page.getByRole('region', { name: 'Write a post' });
  await expect(composer).toBeVisible();
  for (let press = 1; press <= 3; press += 1) await page.keyboard.press('F6');
  await expect(composer).toBeFocused();
});

test('offline is one calm line; failed requests are retried afterwards', async ({ memberPage: page, context }) => {
  await page.goto('/jobs');
  await expect(panelOf(page).getByRole('region', { name: 'Trending Topics' }).getByRole('link').first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).focus();
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toBeHidden();
});

test('the chosen theme and spacing are there before the first paint of the next visit', async ({ memberPage: page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: /Compact/ }).check();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
});

test('nothing is cut off at 320 px, with text twice as large, and with a name from right to left', async ({ context }) => {
  const member = await newMember();
  await member.call('update-user-data', { first_name: 'ליאורה', last_name: 'Abc!' });
  const page = await pageOf(context, member);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')));
  for (const path of ['/jobs', '/settings', '/search?q=asha']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: /ליאורה/ })).toBeVisible();
});
