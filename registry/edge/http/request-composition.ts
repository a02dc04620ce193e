import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Compositions } from '../composition/compositions';
import type { ServedComposition } from '../composition/served-composition';
import { getHostname } from './request-target';
import { edgeStarting, environmentArchived, hostUnknown, sendRefusal } from './send-error';

declare module 'fastify' {
  interface FastifyRequest {
    servedComposition: ServedComposition | null;
  }
}

/** Returns the composition of the request's host name. It stays the same for the whole request, even if another one is pinned. */
export function getComposition({ servedComposition }: FastifyRequest): ServedComposition {
  if (!servedComposition) throw new Error('getComposition is only for routes behind requireComposition');
  return servedComposition;
}

/** Refuses requests whose host name has no environment, and adds the composition's header to every answer. */
export function requireComposition(app: FastifyInstance, compositions: Compositions): void {
  app.decorateRequest('servedComposition', null);
  app.addHook('onRequest', (request, reply, done) => {
    const served = compositions.findByHost(getHostname(request.headers.host));
    if (!served) return void sendRefusal(reply, compositions.isComplete() ? hostUnknown : edgeStarting);
    if (served.rendered.isArchived) return void sendRefusal(reply.header('x-composition', served.stamp), environmentArchived);
    request.servedComposition = served;
    reply.header('x-composition', served.stamp);
    done();
  });
}
