import type { Drain } from '@social/limited-server/drain';
import type { FastifyInstance } from 'fastify';
import type { Compositions } from '../composition/compositions';
import type { Sync } from '../composition/sync';
import { getHostname } from '../http/request-target';

export type HealthOptions = { compositions: Compositions; sync: Sync; drain: Drain };

/**
 * Answers 200 if the edge is ready, and 503 before that and from the shutdown signal on. For an environment's host name also returns its
 * revision.
 */
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
        // For operators to compare with the registry's history: a truncated history does not contain it.
        hash: served?.head.hash ?? null,
      });
  });
}
