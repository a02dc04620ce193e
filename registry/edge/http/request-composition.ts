import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Compositions } from '../composition/compositions';
import type { ServedComposition } from '../composition/served-composition';
import { hostnameOf } from './request-target';
import { edgeStarting, hostUnknown, sendRefusal } from './send-error';

const byRequest = new WeakMap<FastifyRequest, ServedComposition>();

/** The composition of the request's host name. One request sees one composition, whatever is pinned meanwhile. */
export function compositionOf(request: FastifyRequest): ServedComposition {
  const served = byRequest.get(request);
  if (!served) throw new Error('compositionOf is only for routes behind requireComposition');
  return served;
}

/** Lets only requests through whose host name has an environment, and names the composition on every answer. */
export function requireComposition(app: FastifyInstance, compositions: Compositions): void {
  app.addHook('onRequest', async (request, reply) => {
    const served = compositions.forHost(hostnameOf(request.headers.host));
    if (!served) return sendRefusal(reply, compositions.all().length ? hostUnknown : edgeStarting);
    byRequest.set(request, served);
    reply.header('x-composition', served.stamp);
  });
}
