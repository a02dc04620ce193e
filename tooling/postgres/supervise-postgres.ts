import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres, type PostgresOptions, type RunningPostgres } from './embedded-postgres';

export type SupervisedPostgres = Pick<RunningPostgres, 'toUrl' | 'createDatabase' | 'stop'> & { pid(): number };

const RESTART_PAUSE_MS = 300;

/**
 * Starts a folder's PostgreSQL. Restarts it on the same port when it exits unexpectedly, once the old processes have released the folder.
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
        continue; // Its log has the reason. Processes of the killed server may still be exiting.
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
