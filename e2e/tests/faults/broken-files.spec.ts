import type { BrowserContext, Page } from '@playwright/test';
import { faults, startFaultGateway, type FaultGateway } from '../../support/fault-gateway';
import { signInOverApi, useCredentials, type Credentials } from '../../support/member';
import { expect, test } from '@playwright/test';
import { urls } from '../../support/stack';

type Manifest = { files: { path: string }[]; exposes: { name: string; files: string[] }[] };

/** One screen of each remote, to see its region there. */
const screens: Record<string, string> = {
  mf_feed: '/',
  mf_chat: '/chat-detailed/2',
  mf_albums: '/my-albums',
  mf_pages: '/pagescomp/mainpages',
  mf_content: '/events',
};

let gateway: FaultGateway;
let credentials: Credentials;

test.beforeAll(async () => {
  gateway = await startFaultGateway(urls.production);
  credentials = await signInOverApi(urls.production);
});
test.afterEach(() => gateway.break(null));
test.afterAll(() => gateway.close());

async function openMemberPage(context: BrowserContext): Promise<Page> {
  await useCredentials(context, credentials);
  return context.newPage();
}

async function expectShellWorks(page: Page) {
  await expect(page.getByRole('link', { name: 'Saved Posts' })).toBeVisible();
  await page.getByRole('link', { name: 'Saved Posts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Posts' })).toBeVisible();
  expect(await page.evaluate(() => '__pwned' in globalThis)).toBe(false);
}

async function filesOf(remote: string): Promise<string[]> {
  const answer = await fetch(`${urls.registry}/v1/releases/${remote}/0.1.0`);
  const manifest = (await answer.json()) as Manifest;
  return manifest.files.map(({ path }) => path).filter((path) => path.endsWith('.js'));
}

for (const remote of Object.keys(screens)) {
  test(`a changed byte in any script of ${remote} keeps it from running, and its region says so`, async ({ context }) => {
    test.setTimeout(180_000);
    const page = await openMemberPage(context);
    const screen = `${gateway.url}${screens[remote]}`;
    // Each file comes over the wire each time, or an earlier good copy would stand in for the spoiled one.
    const session = await context.newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const file of await filesOf(remote)) {
      const url = `/r/${remote}/0.1.0/${file}`;
      gateway.break(new RegExp(`^${url.replaceAll('.', '\\.')}$`), 'tampered');
      gateway.asked.length = 0;
      await page.goto(screen);
      await expect(page.getByRole('main')).toBeVisible();
      await page.waitForLoadState('networkidle');
      if (gateway.asked.includes(url)) await expect(page.getByRole('alert').first(), url).toBeVisible({ timeout: 20_000 });
      await expectShellWorks(page);
    }
  });
}

for (const fault of faults) {
  test(`the feed's entry ${fault}: the region says so, the shell works, Retry brings it back`, async ({ context }) => {
    const page = await openMemberPage(context);
    gateway.break(/^\/r\/mf_feed\/0\.1\.0\/remoteEntry\.js$/, fault);
    await page.goto(gateway.url);
    const region = page.getByRole('main');
    await expect(region.getByRole('alert')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('link', { name: 'Saved Posts' })).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('tab', { name: /Individual/ })).toBeVisible();
    gateway.break(null);
    await region.getByRole('button', { name: /retry|try again/i }).click();
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
  });
}

test('the lists of the panel broken: the feed and the rest of the panel work', async ({ context }) => {
  const page = await openMemberPage(context);
  gateway.break(/^\/r\/mf_chat\/0\.1\.0\/.+\.js$/, 'tampered');
  await page.goto(gateway.url);
  await expect(page.getByRole('article').first()).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Messages & Activity' });
  await expect(panel.getByRole('alert')).toBeVisible({ timeout: 20_000 });
  await expect(panel.getByText('Trending Topics')).toBeVisible();
});

test('a changed byte in the shell keeps it from running', async ({ context }) => {
  const page = await openMemberPage(context);
  gateway.break(/^\/r\/shell\/0\.1\.0\/main\.js$/, 'tampered');
  await page.goto(gateway.url);
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => '__pwned' in globalThis)).toBe(false);
  await expect(page.getByRole('link', { name: 'Saved Posts' })).toBeHidden();
});

test('all remotes hanging: the shell can be used at once', async ({ context }) => {
  const page = await openMemberPage(context);
  gateway.break(/^\/r\/mf_/, 'hanging');
  await page.goto(gateway.url, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Saved Posts' })).toBeVisible();
  await page.getByRole('link', { name: 'Saved Posts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Posts' })).toBeVisible();
});
