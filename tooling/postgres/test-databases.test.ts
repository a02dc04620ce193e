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
afterAll(() => rmSync(migrationsFolder, { recursive: true }));

const migrate = jest.fn((url: string) => ask(url, TABLES).then(() => undefined));
const take = createTestDatabases({ owner: 'notes', migrationsFolder, migrate });

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const write = (url: string) => ask(url, `insert into notes (text) values ('a note') returning id`);

test('two that are taken at once are two, and have the tables that were migrated once', async () => {
  const [one, other] = [await take(), await take()];
  expect(await write(one.url)).toEqual([{ id: '1' }]);
  expect(await write(other.url)).toEqual([{ id: '1' }]);
  expect(migrate).toHaveBeenCalledTimes(1);
  await one.giveBack();
  await other.giveBack();
});

test('one that was given back is as new, whatever its triggers guard and whoever is still connected', async () => {
  const first = await take();
  await write(first.url);
  const left = new pg.Client({ connectionString: first.url });
  const lost = new Promise((resolve) => left.on('error', resolve));
  await left.connect();
  await left.query('begin; lock table notes');
  await first.giveBack();

  const next = await take();
  expect(next.url).toBe(first.url);
  expect(await write(next.url)).toEqual([{ id: '1' }]);
  expect(await ask(next.url, 'select id from notes')).toEqual([{ id: '1' }]);
  await expect(lost).resolves.toBeInstanceOf(Error);
  await next.giveBack();
});
