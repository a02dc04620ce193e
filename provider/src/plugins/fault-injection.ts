import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { BAD_GATEWAY_PAGE, chooseFault, type Fault, type FaultRates } from '../wire/faults';
import { shortenLimit } from '../wire/quirks';

declare module 'fastify' {
  interface FastifyRequest {
    fault: Fault;
  }
}

type Options = {
  rates: FaultRates;
  /** Delay of a slow reply. */
  slowMs: number;
  /** Returns a number from 0 up to, but not including, 1. Called once per request in hostile mode. */
  random: () => number;
  wait: (ms: number) => Promise<void>;
};

/**
 * Injects the faults of a hostile host: short pages always, and slow, failing and dropped requests at their rates. Strict mode has no
 * faults.
 */
export const faultInjection = fastifyPlugin<Options>(
  async (app, { rates, slowMs, random, wait }) => {
    app.decorateRequest('fault', 'none');
    app.addHook('onRequest', async (request, reply) => {
      if (request.mode !== 'hostile') return;
      request.fault = chooseFault(random(), rates);
      if (request.fault === 'slow') await wait(slowMs);
      if (request.fault === 'fail') return reply.code(502).type('text/html').send(BAD_GATEWAY_PAGE);
      if (request.fault === 'drop-unreceived') {
        reply.hijack();
        request.raw.socket.destroy();
      }
    });
    app.addHook('preHandler', async (request) => {
      if (request.mode === 'hostile') shortenPages(request);
    });
    app.addHook('onSend', async (request, _reply, payload) => {
      if (request.fault === 'drop-unanswered') request.raw.socket.destroy();
      return payload;
    });
  },
  { name: 'fault-injection', dependencies: ['replies'] },
);

/** Halves the limit of the request. Runs after validation, so every limit is a number. */
function shortenPages({ body }: FastifyRequest): void {
  if (typeof body !== 'object' || body === null) return;
  const limits = Object.entries(body).filter(
    (entry): entry is [string, number] => /(^|_)limit$/.test(entry[0]) && typeof entry[1] === 'number',
  );
  Object.assign(body, Object.fromEntries(limits.map(([name, limit]) => [name, shortenLimit(limit)])));
}
