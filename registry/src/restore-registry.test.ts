import { randomBytes } from 'node:crypto';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentHeads } from '@social/contracts';
import { backUpTables } from '@social/server-database/back-up-tables';
import { tableFile } from '@social/server-database/backup-format';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { buildApp } from './app';
import { saveSigningKey, openSigningKey } from './modules/signing/open-signing-key';
import { createSigner } from './modules/signing/signing-key';
import { restoreRegistry } from './restore-registry';
import { openDatabase } from './storage/database';
import { startPinnedRegistry, type TestRegistry } from './testing/start-registry';

let folder: string;
const databases: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  for (const name of databases.splice(0)) await execute(`drop database ${name} with (force)`);
});

async function execute(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function createEmptyDatabase(): Promise<string> {
  const name = `registry_test_${randomBytes(8).toString('hex')}`;
  await execute(`create database ${name}`);
  databases.push(name);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

const keyFile = () => join(folder, 'signing-key.json');

async function backUp({ databaseUrl: url, signingKey }: TestRegistry): Promise<string> {
  await saveSigningKey(keyFile(), signingKey);
  await backUpTables({ url, database: 'registry', folder: join(folder, 'backup') });
  return join(folder, 'backup');
}

test('a backup that was taken during pins is restored as it was at one moment, in the next epoch', async () => {
  const registry = await startPinnedRegistry();
  let isPinning = true;
  const pinning = (async () => {
    for (let number = 1; isPinning; number += 1) {
      await registry.pin('production', number, { mf_feed: number % 2 ? '0.2.0' : '0.1.0' });
    }
  })();
  while (Number((await registry.query(sql`select count(*) as count from revisions`))[0]?.count) < 5) await Promise.resolve();
  const backup = await backUp(registry);
  isPinning = false;
  await pinning;

  const databaseUrl = await createEmptyDatabase();
  expect(await restoreRegistry({ databaseUrl, signingKeyFile: keyFile(), folder: backup })).toBe(2);

  const { database, close } = openDatabase(databaseUrl, () => undefined);
  const { app } = await buildApp({ database, signer: createSigner((await openSigningKey(keyFile())).content) });
  const send = (method: 'GET' | 'POST', url: string, payload?: object, ifMatch = 0) =>
    app.inject({
      method,
      url,
      ...(payload && { payload }),
      headers: { authorization: `Bearer ${registry.admin}`, 'if-match': `"${ifMatch}"` },
    });
  const { production } = environmentHeads.parse((await send('GET', '/v1/heads')).json());
  expect(production).toMatchObject({ epoch: 2 });
  const revision = production?.revision ?? 0;
  expect(revision).toBeGreaterThanOrEqual(5);
  expect((await send('GET', '/v1/environments/production/chain')).json()).toMatchObject({ intact: true });
  const file = '/v1/releases/mf_feed/0.2.0/files/remoteEntry.js';
  expect((await send('GET', file)).rawPayload).toEqual((await registry.send('GET', file)).rawPayload);
  // Numbers continue where they were, and the history is guarded again.
  const change = { changes: { mf_feed: '0.3.0' }, reason: 'after the restore' };
  expect((await send('POST', '/v1/environments/production/revisions', change, revision)).statusCode).toBe(201);
  await expect(database.execute(sql`delete from revisions`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('never changes') },
  });
  await app.close();
  await close();
});

test('a damaged backup, a database that holds something and a missing signing key are refused, and nothing is restored', async () => {
  const registry = await startPinnedRegistry();
  const backup = await backUp(registry);
  const databaseUrl = await createEmptyDatabase();
  const restore = { databaseUrl, signingKeyFile: keyFile(), folder: backup };

  await expect(restoreRegistry({ ...restore, databaseUrl: registry.databaseUrl })).rejects.toThrow('The database has tables');
  await expect(restoreRegistry({ ...restore, signingKeyFile: join(folder, 'none') })).rejects.toThrow('ENOENT');
  const damaged = join(folder, 'damaged');
  await cp(backup, damaged, { recursive: true });
  await appendFile(tableFile(damaged, 'revisions'), 'x');
  await expect(restoreRegistry({ ...restore, folder: damaged })).rejects.toThrow('The backup is damaged');
  const other = join(damaged, 'backup.json');
  await writeFile(other, (await readFile(other, 'utf8')).replace('"registry"', '"provider"'));
  await expect(restoreRegistry({ ...restore, folder: damaged })).rejects.toThrow('a backup of provider');
  expect(await restoreRegistry(restore)).toBe(2);
});
