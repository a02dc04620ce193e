import type { Page } from '@playwright/test';
import type { FaultGateway } from '../../support/fault-gateway';
import type { Fault } from '../../support/faults';
import { listScripts, parseImportMap } from '../../support/import-map';
import { urls } from '../../support/stack';
import { expect, test } from '../../support/test';

type Fixtures = { memberPageOf: (username: string) => Promise<Page>; gateway: FaultGateway };
type Manifest = { exposes: { name: string; files: string[] }[] };

/** A screen of each remote, and its expose. */
const screens: Record<string, { path: string; expose: string }> = {
  mf_feed: { path: '/', expose: './home' },
  mf_chat: { path: '/chat-detailed/2', expose: './conversation' },
  mf_albums: { path: '/my-albums', expose: './albums' },
  mf_pages: { path: '/pagescomp/mainpages', expose: './pages' },
  mf_content: { path: '/events', expose: './events' },
};

const entryFaults: Fault[] = ['tampered', 'missing', 'html', 'error-500', 'hanging', 'cut-short'];

test.use({ mayViolate: true });

async function expectShellWorks(page: Page) {
  await expect(page.getByRole('link', { name: 'Saved Posts' })).toBeVisible();
  await page.getByRole('link', { name: 'Saved Posts' }).click();
  // If its remote is broken too, the heading appears once all addresses of its entry have been tried.
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Posts' })).toBeVisible();
  expect(await page.evaluate(() => '__pwned' in globalThis)).toBe(false);
}

/** Reads the URLs of a remote's scripts, and those that an expose needs. */
async function scriptsOf(remote: string, expose: string): Promise<{ all: string[]; needed: string[] }> {
  const html = await (await fetch(urls.production)).text();
  const manifest = (await (await fetch(`${urls.registry}/v1/releases/${remote}/0.1.0`)).json()) as Manifest;
  const scripts = listScripts(parseImportMap(html), remote);
  const files = manifest.exposes.find(({ name }) => name === expose)?.files ?? [];
  return { all: [...scripts.values()], needed: ['remoteEntry.js', ...files].map((file) => scripts.get(file) ?? '') };
}

/** Opens a screen without one of its scripts in a new browser: a good copy in the cache would replace the tampered file. */
async function expectRefused({ memberPageOf, gateway }: Fixtures, url: string, path: string) {
  gateway.break(new RegExp(`^${url.replaceAll('.', '\\.')}$`), 'tampered');
  const page = await memberPageOf('demo');
  await page.goto(`${gateway.url}${path}`);
  await expect(page.getByRole('main').getByRole('alert').first(), url).toBeVisible();
  await expectShellWorks(page);
  await page.context().close();
}

test('a chunk of the feed does not run with a changed byte, and its region says so', async ({ memberPageOf, gateway }) => {
  const { needed } = await scriptsOf('mf_feed', './home');
  await expectRefused({ memberPageOf, gateway }, needed.at(-1) ?? '', '/');
});

for (const [remote, { path, expose }] of Object.entries(screens)) {
  const title = `a script that the screen of ${remote} needs does not run with a changed byte, and its region says so`;
  test(title, { tag: '@whole' }, async ({ memberPageOf, gateway }) => {
    test.slow();
    for (const url of (await scriptsOf(remote, expose)).needed) await expectRefused({ memberPageOf, gateway }, url, path);
  });
}

test('no script of any remote runs with a changed byte; unchanged all of them run', async ({ memberPageOf, gateway }) => {
  const perRemote = Object.entries(screens).map(async ([remote, { expose }]) => (await scriptsOf(remote, expose)).all);
  const scripts = (await Promise.all(perRemote)).flat();
  /** Imports all scripts in one page. @returns the scripts that ran. */
  async function importAll(page: Page): Promise<string[]> {
    const outcomes = await page.evaluate(
      (urls) => Promise.allSettled(urls.map((url) => import(url))).then((all) => all.map(({ status }) => status)),
      scripts,
    );
    return scripts.filter((_, index) => outcomes[index] === 'fulfilled');
  }

  const whole = await memberPageOf('demo');
  await whole.goto(gateway.url);
  await expect(whole.getByRole('article').first()).toBeVisible();
  expect(await importAll(whole)).toEqual(scripts);

  gateway.break(/^\/r\/mf_/, 'tampered');
  // Uses a new browser: good copies in the cache would replace the tampered files.
  const tampered = await memberPageOf('demo');
  await tampered.goto(gateway.url);
  await expect(tampered.getByRole('main').getByRole('alert').first()).toBeVisible();
  expect(await importAll(tampered)).toEqual([]);
  await expectShellWorks(tampered);
});

for (const fault of entryFaults) {
  const title = `the feed's entry ${fault}: the region says so, the shell works, Retry loads it`;
  // `chaos` tampers with the entry of another remote in each run of the tests.
  test(title, fault === 'hanging' ? {} : { tag: '@whole' }, async ({ memberPage: page, gateway }) => {
    gateway.break(/^\/r\/mf_feed\/-\/remoteEntry\.[^/]+\.js$/, fault);
    await page.goto(gateway.url);
    const region = page.getByRole('main');
    await expect(region.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Saved Posts' })).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('tab', { name: /Individual/ })).toBeVisible();
    gateway.break(null);
    await region.getByRole('button', { name: /retry|try again/i }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('the shell does not run with a changed byte', async ({ memberPage: page, gateway }) => {
  gateway.break(/^\/r\/shell\/-\/main\.[^/]+\.js$/, 'tampered');
  await page.goto(gateway.url);
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => '__pwned' in globalThis)).toBe(false);
  await expect(page.getByRole('link', { name: 'Saved Posts' })).toBeHidden();
});

test('while all remotes hang, the shell can be used at once', async ({ memberPage: page, gateway }) => {
  gateway.break(/^\/r\/mf_/, 'hanging');
  await page.goto(gateway.url, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Saved Posts' })).toBeVisible();
  await page.getByRole('link', { name: 'Saved Posts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Posts' })).toBeVisible();
});
