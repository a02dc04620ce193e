import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemote, deriveNames, templates, type RemoteOptions } from './create-remote';
import { findRegistryUrl } from './find-registry';
import { detectPackageManager, packageManagers, writeManagerFiles } from './package-managers';

const registryUrl = 'http://registry.example:4100/npm/staging/';
const options: RemoteOptions = { template: 'webpack', packageManager: 'npm', registryUrl };

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-remote-'));
});

afterEach(() => rm(root, { recursive: true }));

test('the names of a remote follow from its folder', () => {
  expect(deriveNames('mf-friend-finder')).toEqual({
    folder: 'mf-friend-finder',
    remote: 'mf_friend_finder',
    path: 'friend-finder',
    title: 'Friend finder',
    componentName: 'FriendFinder',
  });
});

test.each(['hello', 'mf-', 'mf-Hello', 'mf_hello', 'mf-../x', `mf-${'x'.repeat(40)}`])('the folder name %s is refused', (folder) => {
  expect(() => deriveNames(folder)).toThrow(folder);
});

test('a new remote declares its page and its menu entry, and no placeholder of the template is left', async () => {
  const files = await createRemote(root, 'mf-hello', options);

  const config = await readFile(join(root, 'mf-hello/webpack.config.ts'), 'utf8');
  expect(config).toContain("pages: [{ path: '/hello', expose: './hello', title: 'Hello' }]");
  expect(config).toContain("menu: [{ label: 'Hello', path: '/hello'");
  expect(files).toContain(join('mf-hello', 'src/expose/hello.tsx'));
});

test.each(templates)('the template %s leaves no placeholder, and its README shows commands that it has', async (template) => {
  const files = await createRemote(root, 'mf-hello', { ...options, template, packageManager: 'yarn' });

  for (const file of files) expect(`${file} ${await readFile(join(root, file), 'utf8')}`).not.toMatch(/__\w+__/);
  const readme = await readFile(join(root, 'mf-hello/README.md'), 'utf8');
  const { scripts } = JSON.parse(await readFile(join(root, 'mf-hello/package.json'), 'utf8')) as { scripts: object };
  for (const script of Object.keys(scripts)) expect(readme).toContain(`yarn run ${script}\n`);
  expect(readme).toContain('export REGISTRY_URL=http://registry.example:4100\n');
  expect(readme).not.toContain('](../');
});

test.each(packageManagers)('the settings of %s name the registry, where a later creation finds it', async (manager) => {
  const written = writeManagerFiles(manager, registryUrl);
  for (const [name, text] of Object.entries(written)) await writeFile(join(root, name), text);

  expect(findRegistryUrl(root)?.replace(/\/*$/, '/')).toBe(registryUrl);
});

test.each([
  ['.npmrc', `registry=https://other.example/\n@social:registry=${registryUrl}\n`],
  ['.yarnrc.yml', `npmScopes:\n  social:\n    npmRegistryServer: '${registryUrl}'\n`],
  ['.yarnrc.yml', `npmScopes:\n  social:\n    npmAlwaysAuth: true\n    npmRegistryServer: ${registryUrl}\n`],
  [
    '.yarnrc.yml',
    `npmScopes: { other: { npmRegistryServer: 'x' }, social: { npmAlwaysAuth: true, npmRegistryServer: '${registryUrl}' } }\n`,
  ],
  ['bunfig.toml', `[install.scopes]\n"@social" = "${registryUrl}"\n`],
  ['.bunfig.toml', `[install.scopes]\n"@social" = "${registryUrl}"\n`],
])('%s of a parent folder names the registry: %j', async (file, text) => {
  await writeFile(join(root, file), text);
  await mkdir(join(root, 'team'));

  expect(findRegistryUrl(join(root, 'team'))).toBe(registryUrl);
});

test('the registry of another scope of yarn is not taken', async () => {
  const text = `npmScopes:\n  social:\n    npmAlwaysAuth: true\n  other:\n    npmRegistryServer: 'http://other.example'\n`;
  await writeFile(join(root, '.yarnrc.yml'), text);

  expect(findRegistryUrl(root)).not.toBe('http://other.example');
});

test.each([
  ['npm/10.8.2 node/v20.20.2 linux x64', 'npm'],
  ['pnpm/12.21.0 npm/? node/v20.20.2 linux x64', 'pnpm'],
  ['yarn/4.12.0 npm/? node/v20.20.2 linux x64', 'yarn'],
  ['bun/1.3.0 npm/? node/v24.3.0 linux x64', 'bun'],
  ['cnpm/1', 'npm'],
  [undefined, 'npm'],
])('%s is taken for %s', (userAgent, manager) => {
  expect(detectPackageManager(userAgent)).toBe(manager);
});

test('a folder that exists is left as it is', async () => {
  await createRemote(root, 'mf-hello', options);

  await expect(createRemote(root, 'mf-hello', options)).rejects.toThrow('mf-hello exists already');
});
