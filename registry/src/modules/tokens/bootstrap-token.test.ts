import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRegistry } from '../../testing/start-registry';
import { ensureBootstrapToken } from './bootstrap-token';
import { noScopes } from './tokens.schema';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the first start writes a token with every scope, readable only by its owner', async () => {
  const registry = await startRegistry();
  const file = join(folder, 'data/admin-token');

  expect(await ensureBootstrapToken(file, registry.tokens)).toBe(true);

  const token = (await readFile(file, 'utf8')).trim();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await registry.tokens.identify(token)).toMatchObject({
    name: 'local operator',
    scopes: { ...noScopes, publish: ['*'], operate: ['*'], admin: true },
  });
});

test('a later start does not change a valid token', async () => {
  const registry = await startRegistry();
  const file = join(folder, 'admin-token');
  await ensureBootstrapToken(file, registry.tokens);
  const first = await readFile(file, 'utf8');

  expect(await ensureBootstrapToken(file, registry.tokens)).toBe(false);
  expect(await readFile(file, 'utf8')).toBe(first);
});

test.each(['', 'nonsense', `mfp_${'0'.repeat(16)}_${'A'.repeat(43)}`])(
  'a token that the database does not know is replaced: "%s"',
  async (text) => {
    const registry = await startRegistry();
    const file = join(folder, 'admin-token');
    await writeFile(file, text, { mode: 0o644 });

    expect(await ensureBootstrapToken(file, registry.tokens)).toBe(true);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  },
);
