import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Compositions } from '../composition/compositions';
import type { ServedComposition } from '../composition/served-composition';
import { getHostname } from './request-target';
import { edgeStarting, hostUnknown, sendRefusal } from './send-error';

const byRequest = new WeakMap<FastifyRequest, ServedComposition>();

/** Returns the composition of the request's host name. A request sees one composition, whatever is pinned meanwhile. */
export function getComposition(request: FastifyRequest): ServedComposition {
  const served = byRequest.get(request);
  if (!served) throw new Error('getComposition is only for routes behind requireComposition');
  return served;
}

/** Refuses requests whose host name has no environment, and names the composition in every answer. */
export function requireComposition(app: FastifyInstance, compositions: Compositions): void {
  app.addHook('onRequest', async (request, reply) => {
    const served = compositions.findByHost(getHostname(request.headers.host));
    if (!served) return sendRefusal(reply, compositions.all().length ? hostUnknown : edgeStarting);
    byRequest.set(request, served);
    reply.header('x-composition', served.stamp);
  });
}
