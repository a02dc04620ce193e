import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readCommand } from '../stack/processes';
import { findScratchRoot } from '../stack/scratch-root';
import { startPostgres, stopOrphanedPostgres } from './embedded-postgres';

/** The data is not needed after the run, so it is not flushed to disk. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const folder = join(findScratchRoot(), 'test-postgres');

/**
 * Starts a PostgreSQL for one test run. Runs do not share one, because the first to finish would stop it. Removes servers and folders of
 * killed runs.
 */
export async function startTestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  await mkdir(folder, { recursive: true });
  await removeOrphans();
  const directory = join(folder, String(process.pid));
  const postgres = await startPostgres({ directory, settings });
  return {
    url: postgres.toUrl('postgres'),
    async stop() {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function removeOrphans(): Promise<void> {
  for (const name of await readdir(folder)) {
    const isRunning = /^\d+$/.test(name) && (await readCommand(Number(name)))?.includes('jest');
    if (isRunning) continue;
    const directory = join(folder, name);
    if (existsSync(join(directory, 'cluster'))) await stopOrphanedPostgres(directory);
    await rm(directory, { recursive: true, force: true });
  }
}
