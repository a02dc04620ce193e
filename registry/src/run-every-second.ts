import type { FastifyInstance } from 'fastify';

const EVERY_MS = 1000;

/**
 * Carries out what is due while the registry runs. Every replica looks; the database decides which of them does it.
 * @param failure the line to log when it could not be done; what is due is still due in a second.
 */
export function runEverySecond(app: FastifyInstance, runDue: () => Promise<void>, failure: string): void {
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  function schedule(): void {
    if (isClosing) return;
    timer = setTimeout(() => {
      running = runDue()
        // The database may be unavailable.
        .catch((error: unknown) => app.log.warn({ err: error }, failure))
        .then(schedule);
    }, EVERY_MS);
  }

  schedule();
  app.addHook('preClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await running;
  });
}
