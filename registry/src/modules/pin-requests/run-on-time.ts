import type { FastifyInstance } from 'fastify';
import type { PinRequestService } from './pin-requests.service';

const EVERY_MS = 1000;

/** Carries out scheduled pins while the registry runs. Every replica looks; a lock on each request lets one of them do it. */
export function runOnTime(app: FastifyInstance, pinRequests: Pick<PinRequestService, 'runDue'>): void {
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  function schedule(): void {
    if (isClosing) return;
    timer = setTimeout(() => {
      running = pinRequests
        .runDue()
        // The database may be unavailable; what is due is still due in a second.
        .catch((error: unknown) => app.log.warn({ err: error }, 'scheduled pins could not be carried out'))
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
