import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentHeads, publicSigningKeys, type SignedHead } from '@social/contracts';
import { sql } from 'drizzle-orm';
import { settings, startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';
import { sha256 } from '../../domain/sha256';
import { copyPublicKeys, openSigningKey } from './open-signing-key';
import { raiseEpoch } from '../revisions/raise-epoch';
import { createSigner } from './signing-key';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signing-'));
});
afterEach(() => rm(folder, { recursive: true }));

const keyFile = () => join(folder, 'data/signing-key.json');

async function readHeads(registry: TestRegistry): Promise<Record<string, SignedHead | null>> {
  return environmentHeads.parse((await registry.send('GET', '/v1/heads', null)).json());
}

async function readSigned(registry: TestRegistry): Promise<SignedHead> {
  const { production } = await readHeads(registry);
  if (!production) throw new Error('production has a revision');
  return production;
}

test('the head of an environment is signed over the text that the edge serves and the hash of its history', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });

  const head = await readSigned(registry);

  expect(registry.signer.isSigned(head)).toBe(true);
  expect(head).toMatchObject({ environment: 'production', revision: 2, epoch: 1 });
  expect(sha256((await registry.send('GET', '/v1/environments/production/revisions/2/rendered', null)).body)).toBe(head.digest);
  expect((await registry.send('GET', '/v1/environments/production/revisions/2')).json()).toMatchObject({ hash: head.hash });
});

test.each(['environment', 'revision', 'epoch', 'digest', 'hash'] as const)('a signature covers the %s', async (field) => {
  const registry = await startPinnedRegistry();
  const head = await readSigned(registry);
  const other = typeof head[field] === 'number' ? 7 : 'other';
  expect(registry.signer.isSigned({ ...head, [field]: other })).toBe(false);
});

test('what was signed of an older revision can be read, and of one that is not there can not', async () => {
  const registry = await startPinnedRegistry();
  const first = await readSigned(registry);
  await registry.pin('production', 1, { mf_feed: '0.2.0' });

  expect((await registry.send('GET', '/v1/environments/production/revisions/1/head', null)).json()).toEqual(first);
  expect((await registry.send('GET', '/v1/environments/production/revisions/3/head', null)).statusCode).toBe(404);
});

test('rollbacks and changes of settings are signed too', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await registry.rollBack('production', 2);
  await registry.putSettings('production', { ...settings, brand: 'Club' });

  const head = await readSigned(registry);

  expect([head.revision, registry.signer.isSigned(head)]).toEqual([4, true]);
});

test('a revision that was put into the database by hand is offered as unsigned', async () => {
  const registry = await startPinnedRegistry();
  await registry.query(sql`alter table revision_signatures disable trigger all`);
  await registry.query(sql`delete from revision_signatures`);
  expect(await readSigned(registry)).toMatchObject({ revision: 1, signature: null });
});

test('a key is made once, is readable only by its owner, and its public part is next to it', async () => {
  const first = await openSigningKey(keyFile());
  const second = await openSigningKey(keyFile());

  expect([first.isNew, second.isNew]).toEqual([true, false]);
  expect(second.content).toEqual(first.content);
  expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
  const written = await readFile(join(folder, 'data/signing-key.public.json'), 'utf8');
  const { d: _, ...publicKey } = first.content.key;
  expect(publicSigningKeys.parse(JSON.parse(written)).keys).toEqual([publicKey]);
  expect(written).not.toContain(first.content.key.d);

  const copy = join(folder, 'copy.json');
  await copyPublicKeys(first.content, copy);
  expect(await readFile(copy, 'utf8')).toBe(written);
});

test('a damaged key file stops the start: another key would make every edge refuse this registry', async () => {
  await openSigningKey(keyFile());
  await writeFile(keyFile(), '{"epoch":1}');
  await expect(openSigningKey(keyFile())).rejects.toThrow(/signing-key\.json holds no signing key\. Restore it/);
});

test('raising the epoch signs the present heads again, and later pins belong to it', async () => {
  const registry = await startPinnedRegistry();
  const before = await readSigned(registry);
  await openSigningKey(keyFile());

  expect(await raiseEpoch({ database: registry.database, file: keyFile(), isKeyReplaced: false })).toBe(2);

  const { content } = await openSigningKey(keyFile());
  const head = await readSigned(registry);
  expect(content.epoch).toBe(2);
  expect(head).toMatchObject({ revision: before.revision, hash: before.hash, epoch: 2 });
  expect(createSigner(content).isSigned(head)).toBe(true);
});

test('a replaced key is forgotten', async () => {
  const registry = await startPinnedRegistry();
  const { content: old } = await openSigningKey(keyFile());

  await raiseEpoch({ database: registry.database, file: keyFile(), isKeyReplaced: true });

  const { content } = await openSigningKey(keyFile());
  expect(content).toMatchObject({ epoch: 2, retired: [] });
  expect(content.key.kid).not.toBe(old.key.kid);
  expect(createSigner(content).isSigned(createSigner(old).sign({ environment: 'production', revision: 9, digest: '', hash: '' }))).toBe(
    false,
  );
});
