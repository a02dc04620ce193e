import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { workspaceRoot } from '../stack/config';
import { startPostgres, type RunningPostgres } from './embedded-postgres';
import { supervisePostgres } from './supervise-postgres';

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

async function write(postgres: Pick<RunningPostgres, 'createDatabase' | 'toUrl'>): Promise<void> {
  await postgres.createDatabase('notes');
  await query(postgres.toUrl('notes'), "create table note (text text); insert into note values ('stored')");
}

test('acknowledged writes survive kill -9 and the next start', async () => {
  const first = await startPostgres({ directory });
  await write(first);
  process.kill(first.pid, 'SIGKILL');
  await first.ended;
  const second = await startPostgres({ directory });
  expect(await query(second.toUrl('notes'), 'select text from note')).toEqual([{ text: 'stored' }]);
  await second.stop();
});

test('a server that was left running is taken over, and no second one is started', async () => {
  const first = await startPostgres({ directory });
  const second = await startPostgres({ directory });
  expect(second.pid).toBe(first.pid);
  await second.stop();
  await first.ended;
});

test('a supervised server restarts on the same address when it is killed', async () => {
  const restarted = new Promise<void>((resolve) => {
    onRestart = resolve;
  });
  const supervised = await supervisePostgres({ directory }, () => onRestart());
  await write(supervised);
  const [pid, url] = [supervised.pid(), supervised.toUrl('notes')];
  process.kill(pid, 'SIGKILL');
  await restarted;
  expect(supervised.pid()).not.toBe(pid);
  expect(supervised.toUrl('notes')).toBe(url);
  expect(await query(url, 'select text from note')).toEqual([{ text: 'stored' }]);
  await supervised.stop();
});

let onRestart: () => void = () => undefined;
