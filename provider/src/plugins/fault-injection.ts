import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { BAD_GATEWAY_PAGE, chooseFault, type Fault, type FaultRates } from '../wire/faults';
import { shortLimit } from '../wire/quirks';

declare module 'fastify' {
  interface FastifyRequest {
    fault: Fault;
  }
}

type Options = {
  rates: FaultRates;
  /** How long a slow reply waits. */
  slowMs: number;
  /** From 0 up to, not including, 1; asked once for each hostile request. */
  chance: () => number;
  wait: (ms: number) => Promise<void>;
};

/** What hostile hosts do to requests: short pages always; slow, failing and dropped ones at a rate. Strict ones meet nothing of it. */
export const faultInjection = fastifyPlugin<Options>(
  async (app, { rates, slowMs, chance, wait }) => {
    app.decorateRequest('fault', 'none');
    app.addHook('onRequest', async (request, reply) => {
      if (request.mode !== 'hostile') return;
      request.fault = chooseFault(chance(), rates);
      if (request.fault === 'slow') await wait(slowMs);
      if (request.fault === 'fail') return reply.code(502).type('text/html').send(BAD_GATEWAY_PAGE);
      if (request.fault === 'drop-unheard') {
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

/** Fields have been read by now: every limit is a number. */
function shortenPages({ body }: FastifyRequest): void {
  if (typeof body !== 'object' || body === null) return;
  const limits = Object.entries(body).filter(
    (entry): entry is [string, number] => /(^|_)limit$/.test(entry[0]) && typeof entry[1] === 'number',
  );
  Object.assign(body, Object.fromEntries(limits.map(([name, limit]) => [name, shortLimit(limit)])));
}
