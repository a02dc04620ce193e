import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabases } from './test-databases';

const TABLES = `create table notes (id bigint generated always as identity, text text not null);
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'never'; end $$;
  create trigger never before delete on notes for each statement execute function refuse()`;

const migrationsFolder = mkdtempSync(join(tmpdir(), 'migrations-'));
writeFileSync(join(migrationsFolder, '0000_start.sql'), TABLES);
/** Unique for each run: a server that outlives the run has the templates of earlier runs. */
const owner = `notes_${randomBytes(4).toString('hex')}`;
const serverUrl = process.env.TEST_DATABASE_URL ?? '';
afterAll(async () => {
  rmSync(migrationsFolder, { recursive: true });
  const templates = (await query(serverUrl, `select datname from pg_database where datname like '${owner}_template_%'`)) as {
    datname: string;
  }[];
  for (const { datname } of templates) await query(serverUrl, `drop database ${datname}`);
});

const migrate = jest.fn((url: string) => query(url, TABLES).then(() => undefined));
const take = createTestDatabases({ owner, migrationsFolder, migrate });

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const write = (url: string) => query(url, `insert into notes (text) values ('a note') returning id`);

test('two databases taken at once are separate, and have the tables of one migration', async () => {
  const [one, other] = [await take(), await take()];
  expect(await write(one.url)).toEqual([{ id: '1' }]);
  expect(await write(other.url)).toEqual([{ id: '1' }]);
  expect(migrate).toHaveBeenCalledTimes(1);
  await one.release();
  await other.release();
});

test('a released database is empty again, despite triggers and open connections', async () => {
  const first = await take();
  await write(first.url);
  const left = new pg.Client({ connectionString: first.url });
  const lost = new Promise((resolve) => left.on('error', resolve));
  await left.connect();
  await left.query('begin; lock table notes');
  await first.release();

  const next = await take();
  expect(next.url).toBe(first.url);
  expect(await write(next.url)).toEqual([{ id: '1' }]);
  expect(await query(next.url, 'select id from notes')).toEqual([{ id: '1' }]);
  await expect(lost).resolves.toBeInstanceOf(Error);
  await next.release();
});

test('a database is filled with what another had, and counts on from there, whatever its triggers do', async () => {
  const first = await take();
  await write(first.url);
  await query(first.url, `insert into notes (text) values ('it''s "quoted" \\ ünïcode')`);
  const dump = await first.dump();
  const second = await take();
  await second.fill(dump);
  expect(await query(second.url, 'select * from notes order by id')).toEqual([
    { id: '1', text: 'a note' },
    { id: '2', text: `it's "quoted" \\ ünïcode` },
  ]);
  expect(await write(second.url)).toEqual([{ id: '3' }]);
  await first.release();
  await second.release();
});
