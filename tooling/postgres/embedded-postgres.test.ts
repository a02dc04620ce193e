import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { workspaceRoot } from '../stack/config';
import { startPostgres, type RunningPostgres } from './embedded-postgres';
import { keepPostgres } from './keep-postgres';

let directory: string;

beforeEach(async () => {
  await mkdir(join(workspaceRoot, '.cache'), { recursive: true });
  directory = await mkdtemp(join(workspaceRoot, '.cache/postgres-test-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function write(postgres: Pick<RunningPostgres, 'createDatabase' | 'urlOf'>): Promise<void> {
  await postgres.createDatabase('notes');
  await query(postgres.urlOf('notes'), "create table note (text text); insert into note values ('kept')");
}

test('what was acknowledged is there after kill -9 and the next start', async () => {
  const first = await startPostgres({ directory });
  await write(first);
  process.kill(first.pid, 'SIGKILL');
  await first.ended;
  const second = await startPostgres({ directory });
  expect(await query(second.urlOf('notes'), 'select text from note')).toEqual([{ text: 'kept' }]);
  await second.stop();
}, 30_000);

test('a server that was left running is taken over, never joined by a second one', async () => {
  const first = await startPostgres({ directory });
  const second = await startPostgres({ directory });
  expect(second.pid).toBe(first.pid);
  await second.stop();
  await first.ended;
}, 30_000);

test('a kept server comes back on the same address when it is killed', async () => {
  const restarted = new Promise<void>((resolve) => {
    onRestart = resolve;
  });
  const kept = await keepPostgres({ directory }, () => onRestart());
  await write(kept);
  const [pid, url] = [kept.pid(), kept.urlOf('notes')];
  process.kill(pid, 'SIGKILL');
  await restarted;
  expect(kept.pid()).not.toBe(pid);
  expect(kept.urlOf('notes')).toBe(url);
  expect(await query(url, 'select text from note')).toEqual([{ text: 'kept' }]);
  await kept.stop();
}, 30_000);

let onRestart: () => void = () => undefined;
