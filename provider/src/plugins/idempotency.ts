import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { FieldError } from '../lib/contract.errors';
import type { IdempotencyService } from '../modules/idempotency/idempotency.service';
import { encodePictures } from '../modules/media/pictures';
import { withoutQuery } from './call-forms';

const HEADER = 'idempotency-key';
/** Sent on every reply, so that clients know before their first create that it can be repeated. */
const LIFETIME_HEADER = 'idempotency-key-lifetime';
const MAX_KEY_CHARACTERS = 255;

/**
 * Carries out a member's call with an `Idempotency-Key` once, and answers repetitions with the first reply. Does not affect calls without a
 * key. It must be registered before the calls, because it wraps their handlers.
 */
export const idempotency = fastifyPlugin<{ idempotency: IdempotencyService; secret: string }>(
  async (app, { idempotency: service, secret }) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header(LIFETIME_HEADER, service.lifetimeSeconds);
    });
    app.addHook('onRoute', (route) => {
      const { handler } = route;
      route.handler = async function (request, reply) {
        const work = async (): Promise<unknown> => handler.call(this, request, reply);
        const key = request.headers[HEADER];
        if (key === undefined || !request.memberIdentity) return work();
        if (typeof key !== 'string' || key === '' || key.length > MAX_KEY_CHARACTERS)
          throw new FieldError('Idempotency-Key', `must have 1 to ${MAX_KEY_CHARACTERS} characters`);
        const memberKey = { memberId: request.memberIdentity.memberId, key };
        // Slow work comes before the transaction, which occupies a connection.
        await encodePictures(request.incomingFiles);
        return service.runOnce(memberKey, computeFingerprint(request, secret), work);
      };
    });
  },
  { name: 'idempotency', dependencies: ['authentication'] },
);

/** The hash is keyed, because a form may contain a password: the table must not allow guessing passwords. */
function computeFingerprint({ url, body, incomingFiles }: FastifyRequest, secret: string): string {
  const files = incomingFiles.map(({ field, fileName, sha256 }) => [field, fileName, sha256]);
  return createHmac('sha256', secret)
    .update(JSON.stringify([withoutQuery(url), body, files]))
    .digest('hex');
}
