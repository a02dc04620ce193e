import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres, type PostgresOptions, type RunningPostgres } from './embedded-postgres';

export type SupervisedPostgres = Pick<RunningPostgres, 'toUrl' | 'createDatabase' | 'stop'> & { pid(): number };

const RESTART_PAUSE_MS = 300;

/**
 * Starts a folder's PostgreSQL and restarts it on the same port when it ends unexpectedly, as soon as the processes of the old one
 * have released the folder.
 * @param onRestart is called after each restart.
 */
export async function supervisePostgres(options: PostgresOptions, onRestart: () => void): Promise<SupervisedPostgres> {
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
        continue; // Its log has the reason; the processes of the killed one may still be ending.
      }
      onRestart();
      watching = watch();
      return;
    }
  }

  return {
    pid: () => current.pid,
    toUrl: (database) => current.toUrl(database),
    createDatabase: (name) => current.createDatabase(name),
    async stop() {
      isStopping = true;
      await current.stop();
      await watching;
    },
  };
}
