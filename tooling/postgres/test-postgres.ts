import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { commandOf } from '../stack/processes';
import { scratchRoot } from '../stack/scratch-root';
import { startPostgres, stopLeftServer } from './embedded-postgres';

/** Nothing of it outlives the run: nothing is made durable. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const folder = join(scratchRoot(), 'test-postgres');

/**
 * A PostgreSQL for one run of tests: its own, because runs side by side would end each other's. What killed runs left behind is cleared away.
 */
export async function startTestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  await mkdir(folder, { recursive: true });
  await clearLeftBehind();
  const directory = join(folder, String(process.pid));
  const postgres = await startPostgres({ directory, settings });
  return {
    url: postgres.urlOf('postgres'),
    async stop() {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function clearLeftBehind(): Promise<void> {
  for (const name of await readdir(folder)) {
    const isRunning = /^\d+$/.test(name) && (await commandOf(Number(name)))?.includes('jest');
    if (isRunning) continue;
    const directory = join(folder, name);
    if (existsSync(join(directory, 'cluster'))) await stopLeftServer(directory);
    await rm(directory, { recursive: true, force: true });
  }
}
