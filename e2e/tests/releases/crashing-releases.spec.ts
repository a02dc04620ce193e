import { ask } from '../../support/ask';
import { copyOfBuild } from '../../support/copy-of-build';
import { signInOverApi, useCredentials } from '../../support/member';
import { eventually, registryCli, urls } from '../../support/stack';
import { expect, test } from '../../support/test';
import { createToken } from '../../support/tokens';

/** An entry whose every region throws when it is first shown. */
const crashingEntry = `export const init = () => {};
export const get = async () => () => ({ Region() { throw new Error('broken while rendering'); } });
`;
const VERSION = '0.7.0';
const apps: Record<string, string> = { mf_albums: 'mf-albums', mf_pages: 'mf-pages', mf_content: 'mf-content' };
const screens = [
  { remote: 'mf_albums', path: '/my-albums', heading: 'My Albums' },
  { remote: 'mf_pages', path: '/pagescomp/mainpages', heading: 'My Pages' },
  { remote: 'mf_content', path: '/events', heading: 'My Events' },
  { remote: 'mf_content', path: '/blog', heading: 'Blog' },
];

async function servedVersionOf(remote: string): Promise<string | undefined> {
  const { composition } = JSON.parse((await ask(`${urls.development}/composition.json`)).body) as { composition: Record<string, string> };
  return composition[remote];
}

test.beforeAll(async () => {
  const token = await createToken('hasty team', ['--publish', ...Object.keys(apps)]);
  for (const app of Object.values(apps)) {
    const dist = await copyOfBuild(app, `${app}-${VERSION}`, { version: VERSION, entry: () => crashingEntry });
    const published = await registryCli(['publish', dist], token);
    expect(published, published.stderr).toMatchObject({ code: 0 });
  }
  const pins = Object.keys(apps).map((remote) => `${remote}@${VERSION}`);
  const pinned = await registryCli(['pin', 'development', ...pins, '--reason', 'nobody looked at them']);
  expect(pinned, pinned.stderr).toMatchObject({ code: 0 });
  await eventually('the edge serves them', async () => (await servedVersionOf('mf_content')) === VERSION);
});

test.afterAll(async () => {
  expect(await registryCli(['rollback', 'development', '--reason', 'they crash'])).toMatchObject({ code: 0 });
  await eventually('the edge serves the good ones', async () => (await servedVersionOf('mf_content')) !== VERSION);
});

for (const { remote, path, heading } of screens) {
  test(`${path}: a release of ${remote} that crashes on mount gives way to the last good one, and nothing else is touched`, async ({
    context,
  }) => {
    await useCredentials(context, await signInOverApi(urls.development));
    const page = await context.newPage();
    await page.goto(urls.development + path);
    const region = page.getByRole('main');
    await expect(region.getByText('Showing an earlier version of this part')).toBeVisible();
    await expect(region.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('tab', { name: /Individual/ })).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(region.getByRole('article').first()).toBeVisible();
  });
}
