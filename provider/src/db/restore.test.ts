import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUpTables } from '@social/server-database/back-up-tables';
import { restoreTables } from '@social/server-database/restore-tables';
import pg from 'pg';
import { startProvider } from '../testing/start-provider';
import { migrationsFolder } from './migrate';

const name = `provider_test_${randomBytes(8).toString('hex')}`;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  await query(process.env.TEST_DATABASE_URL ?? '', `create database ${name}`);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await query(process.env.TEST_DATABASE_URL ?? '', `drop database ${name} with (force)`);
});

async function query(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client
    .query(statement)
    .then(({ rows }) => rows as unknown[])
    .finally(() => client.end());
}

test('members, posts and messages are restored as they were', async () => {
  const provider = await startProvider();
  const [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
  await provider.call('new_post', { user_id: asha.id, postText: 'before the backup', postPrivacy: '0' }, asha);
  await provider.call('follow-user', { user_id: ben.id }, asha);
  await provider.call('send-message', { user_id: ben.id, text: 'hello', message_hash_id: 'one' }, asha);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;

  await backUpTables({ url: provider.config.databaseUrl, database: 'provider', folder });
  const { tables } = await restoreTables({ url: url.href, database: 'provider', folder, migrationsFolder });

  const filled = tables.filter(({ rows }) => rows > 0);
  expect(filled.map((table) => table.name)).toEqual(expect.arrayContaining(['members', 'posts', 'messages']));
  for (const { name: table, columns } of filled) {
    const statement = `select ${columns.map((column) => `"${column}"`).join(', ')} from "${table}" order by 1, 2`;
    expect(await query(url.href, statement)).toEqual(await query(provider.config.databaseUrl, statement));
  }
  await provider.stop();
});
