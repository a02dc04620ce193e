import type { Drain } from '@social/limited-server/drain';
import type { FastifyInstance } from 'fastify';
import type { Compositions } from '../composition/compositions';
import type { Sync } from '../composition/sync';
import { getHostname } from '../http/request-target';

export type HealthOptions = { compositions: Compositions; sync: Sync; drain: Drain };

/** Answers whether the edge is ready, with 503 until it is and from the signal to end on; under an environment's host name also which revision it serves. */
export function healthRoute(app: FastifyInstance, { compositions, sync, drain }: HealthOptions): void {
  function findStatus(): 'ok' | 'starting' | 'draining' {
    if (drain.hasBegun()) return 'draining';
    return compositions.all().length > 0 && sync.hasSettled() ? 'ok' : 'starting';
  }

  app.get('/healthz', async (request, reply) => {
    const served = compositions.findByHost(getHostname(request.headers.host));
    const status = findStatus();
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status,
        environment: served?.rendered.environment ?? null,
        revision: served?.rendered.revision ?? null,
        // For an operator to compare with the registry's history: a cut one no longer has it.
        hash: served?.head.hash ?? null,
      });
  });
}
