import { copyBuild } from '../../support/copy-build';
import { crashingEntry } from '../../support/crashing-entry';
import { pageOf, signInOverApi } from '../../support/member';
import { createToken, newEnvironment, untilServed, type TestEnvironment } from '../../support/registry-api';
import { registryCli } from '../../support/stack';
import { expect, test } from '../../support/test';

const VERSION = '0.7.0';
const apps: Record<string, string> = { mf_albums: 'mf-albums', mf_pages: 'mf-pages', mf_content: 'mf-content' };
const screens = [
  { remote: 'mf_albums', path: '/my-albums', heading: 'My Albums' },
  { remote: 'mf_pages', path: '/pagescomp/mainpages', heading: 'My Pages' },
  { remote: 'mf_content', path: '/events', heading: 'My Events' },
  { remote: 'mf_content', path: '/blog', heading: 'Blog' },
];

// The environment is made once, so the tests of this file stay in one worker.
test.describe.configure({ mode: 'default' });

let environment: TestEnvironment;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  environment = await newEnvironment();
  const token = await createToken('hasty team', { publish: Object.keys(apps) });
  for (const app of Object.values(apps)) {
    const published = await registryCli(['publish', await copyBuild(app, { version: VERSION, entry: () => crashingEntry })], token);
    expect(published, published.stderr).toMatchObject({ code: 0 });
  }
  const pins = Object.fromEntries(Object.keys(apps).map((remote) => [remote, VERSION]));
  const releases = Object.entries(pins).map(([remote, version]) => `${remote}@${version}`);
  const pinned = await registryCli(['pin', environment.name, ...releases, '--reason', 'nobody looked at them']);
  expect(pinned, pinned.stderr).toMatchObject({ code: 0 });
  await untilServed(environment, pins);
});

for (const { remote, path, heading } of screens) {
  const title = `${path}: a release of ${remote} that crashes on mount falls back to the last good one, and nothing else is affected`;
  test(title, remote === 'mf_albums' ? {} : { tag: '@whole' }, async ({ context }) => {
    const page = await pageOf(context, await signInOverApi(environment.url));
    await page.goto(environment.url + path);
    const region = page.getByRole('main');
    await expect(region.getByText('Showing an earlier version of this part')).toBeVisible();
    await expect(region.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('tab', { name: /Individual/ })).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(region.getByRole('article').first()).toBeVisible();
  });
}
