import { createHash } from 'node:crypto';
import { startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';

const tarball = (version: string) => `the tarball of ${version}`;
const fileOf = (version: string) => `kit/ui-${version}.tgz`;

/** Publishes a shell whose kit has `@social/ui` in one version. */
async function publishShell(registry: TestRegistry, version: string, uiVersion: string): Promise<void> {
  const integrity = `sha512-${createHash('sha512').update(tarball(uiVersion)).digest('base64')}`;
  const ui = { name: '@social/ui', version: uiVersion, file: fileOf(uiVersion), integrity, dependencies: { react: '19.3.1' } };
  const files = {
    'main.js': `export const build = '${version}';`,
    'kit/kit.json': JSON.stringify({ packages: [ui] }),
    [fileOf(uiVersion)]: tarball(uiVersion),
  };
  expect((await registry.publish({ name: 'shell', version, files })).statusCode).toBe(201);
}

async function startWithKit(): Promise<TestRegistry> {
  const registry = await startPinnedRegistry();
  await publishShell(registry, '0.2.0', '0.1.0-kit-aaa');
  await registry.pin('production', 1, { shell: '0.2.0' });
  return registry;
}

test('the latest version of a package is the one that the environment runs, and npm finds its tarball', async () => {
  const registry = await startWithKit();

  const answer = await registry.send('GET', '/npm/production/@social%2fui', null);

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    name: '@social/ui',
    'dist-tags': { latest: '0.1.0-kit-aaa' },
    time: { '0.1.0-kit-aaa': expect.stringMatching(/^\d{4}-.*Z$/), created: expect.any(String), modified: expect.any(String) },
    versions: { '0.1.0-kit-aaa': { dependencies: { react: '19.3.1' }, dist: { integrity: expect.stringMatching(/^sha512-/) } } },
  });
  const { pathname } = new URL(answer.json().versions['0.1.0-kit-aaa'].dist.tarball as string);
  expect((await registry.send('GET', pathname, null)).body).toBe(tarball('0.1.0-kit-aaa'));
});

test('after a pin the new version is the latest, the old one is still installed from a lock file, and a rollback goes back', async () => {
  const registry = await startWithKit();
  await publishShell(registry, '0.3.0', '0.1.0-kit-bbb');
  await registry.pin('production', 2, { shell: '0.3.0' });
  const read = async () => (await registry.send('GET', '/npm/production/@social%2fui', null)).json();

  expect((await read())['dist-tags']).toEqual({ latest: '0.1.0-kit-bbb' });
  expect(Object.keys((await read()).versions as object)).toEqual(['0.1.0-kit-bbb', '0.1.0-kit-aaa']);
  expect((await registry.send('GET', '/npm/production/@social/ui/-/ui-0.1.0-kit-aaa.tgz', null)).body).toBe(tarball('0.1.0-kit-aaa'));

  await registry.rollBack('production', 3);
  expect((await read())['dist-tags']).toEqual({ latest: '0.1.0-kit-aaa' });
});

test('a package that did not change is answered with 304', async () => {
  const registry = await startWithKit();
  const first = await registry.send('GET', '/npm/production/@social%2fui', null);
  const headers = { 'if-none-match': String(first.headers.etag) };

  expect((await registry.send('GET', '/npm/production/@social%2fui', null, { headers })).statusCode).toBe(304);
});

test('the command line reads which packages an environment runs', async () => {
  const registry = await startWithKit();

  expect((await registry.send('GET', '/v1/environments/production/kit', null)).json()).toEqual({
    environment: 'production',
    shell: '0.2.0',
    packages: [{ name: '@social/ui', version: '0.1.0-kit-aaa' }],
  });
});

test('edges can neither find nor read the files of a kit, because their answers are public', async () => {
  const registry = await startWithKit();

  const rendered = await registry.send('GET', '/v1/environments/production/rendered', null);
  expect(rendered.body).toContain('main.js');
  expect(rendered.body).not.toContain('kit/');
  expect((await registry.send('GET', `/v1/releases/shell/0.2.0/files/${fileOf('0.1.0-kit-aaa')}`, null)).statusCode).toBe(404);
});

test('a kit adds nothing to what members download after a pin', async () => {
  const registry = await startPinnedRegistry();
  await publishShell(registry, '0.2.0', '0.1.0-kit-aaa');

  const plan = await registry.send('POST', '/v1/environments/production/plan', registry.admin, {
    payload: { changes: { shell: '0.2.0' } },
  });

  expect(plan.json().downloadBytes).toBe(`export const build = '0.2.0';`.length);
});

test.each([
  ['a shell without a kit', '/npm/production/@social%2fui', 'REG_KIT_UNKNOWN'],
  ['an environment that nobody made', '/npm/nowhere/@social%2fui', 'REG_KIT_UNKNOWN'],
  ['a tarball that no release has', '/npm/production/@social/ui/-/ui-9.9.9.tgz', 'REG_KIT_PACKAGE_UNKNOWN'],
])('%s is answered with 404', async (_, url, code) => {
  const registry = await startPinnedRegistry();

  const answer = await registry.send('GET', url, null);

  expect([answer.statusCode, answer.json().code]).toEqual([404, code]);
});

test('a package that the kit does not have is answered with 404', async () => {
  const registry = await startWithKit();

  expect((await registry.send('GET', '/npm/production/@social%2fnone', null)).json()).toMatchObject({ code: 'REG_KIT_PACKAGE_UNKNOWN' });
});
