import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres, type PostgresOptions, type RunningPostgres } from './embedded-postgres';

export type KeptPostgres = Pick<RunningPostgres, 'urlOf' | 'createDatabase' | 'stop'> & { pid(): number };

const RESTART_PAUSE_MS = 300;

/**
 * Starts a folder's PostgreSQL and keeps it running: one that ends unasked is started again on the same port, as soon as what is
 * left of the old one lets go of the folder.
 * @param onRestart is called after each.
 */
export async function keepPostgres(options: PostgresOptions, onRestart: () => void): Promise<KeptPostgres> {
  let isStopping = false;
  let current = await startPostgres(options);
  let watching = watch();

  async function watch(): Promise<void> {
    await current.ended;
    while (!isStopping) {
      await delay(RESTART_PAUSE_MS);
      if (isStopping) return;
      try {
        current = await startPostgres(options);
      } catch {
        continue; // Its log says why; the processes of the killed one may still be ending.
      }
      onRestart();
      watching = watch();
      return;
    }
  }

  return {
    pid: () => current.pid,
    urlOf: (database) => current.urlOf(database),
    createDatabase: (name) => current.createDatabase(name),
    async stop() {
      isStopping = true;
      await current.stop();
      await watching;
    },
  };
}
