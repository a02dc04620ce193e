import { PassThrough } from 'node:stream';
import type { Drain } from '@social/limited-server/drain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { DrainingError } from '../../common.errors';
import { refusals } from '../../common.schema';
import { TokenRequiredError } from '../tokens/tokens.errors';
import type { TokenService } from '../tokens/tokens.service';
import type { Change, ChangeService } from './changes.service';

const HEARTBEAT_MS = 10_000;
const RECONNECT_MS = 500;
/** The client comes back at once, and is authenticated again. */
const LIFETIME_MS = 5 * 60_000;

type ChangeStreamOptions = {
  changes: ChangeService;
  tokens: Pick<TokenService, 'findIdentity'>;
  drain: Drain;
  now(): Date;
};

/** The stream of changes, for all holders of a token: which topics to read again, never their content. */
export const changeStreamRoutes: FastifyPluginAsyncZod<ChangeStreamOptions> = async (app, { changes, tokens, drain, now }) => {
  const open = new Set<PassThrough>();
  app.addHook('preClose', async () => {
    // Tells browsers to come back soon; a load balancer then leads them to another replica.
    for (const stream of open) stream.end(`retry: ${RECONNECT_MS}\n\n`);
    await changes.close();
  });

  app.get(
    '/events',
    {
      onRequest: app.requireToken(),
      config: { sends: 'text/event-stream' },
      schema: {
        summary: 'Changes as they are made, as server-sent events',
        description:
          'Each event is `{"topics": [...]}`: `environment:<name>`, `releases`, `tokens`, `webhooks`, or `*` for everything. ' +
          'Its id goes into `Last-Event-ID` of the next request, which is answered with what was missed. The stream ends after five minutes, and with its token.',
        tags: ['events'],
        headers: z.object({ 'last-event-id': z.string().max(64).optional() }),
        response: { 200: z.unknown(), ...refusals },
      },
    },
    async (request, reply) => {
      // Those that are open end with the replica; a new one would only delay that.
      if (drain.hasBegun()) throw new DrainingError();
      const { identity } = request;
      const stream = new PassThrough();
      const stop = await changes.subscribe(request.headers['last-event-id'], (change) => {
        stream.write(format(change));
        if (change.topics.some((topic) => topic === 'tokens' || topic === '*')) void endIfRevoked();
      });
      const heartbeat = setInterval(() => stream.write(': \n\n'), HEARTBEAT_MS);
      const untilExpiryMs = identity.expiresAt ? identity.expiresAt.getTime() - now().getTime() : LIFETIME_MS;
      const lifetime = setTimeout(end, Math.min(LIFETIME_MS, Math.max(0, untilExpiryMs)));
      open.add(stream);
      stream.once('close', release);

      /** A listener that may still listen reconnects at once; all others get the refusal of the token. */
      function end(): void {
        release();
        stream.end();
      }

      function release(): void {
        stop();
        clearInterval(heartbeat);
        clearTimeout(lifetime);
        open.delete(stream);
      }

      async function endIfRevoked(): Promise<void> {
        try {
          await tokens.findIdentity(identity.tokenId);
        } catch (error) {
          if (!(error instanceof TokenRequiredError))
            request.log.warn({ err: error }, 'a stream ends, because its token could not be read');
          end();
        }
      }
      // The connection ends with the stream: an idle one would hold up the end of the server.
      return reply
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
        .type('text/event-stream')
        .send(stream);
    },
  );
};

function format({ id, topics }: Change): string {
  return `id: ${id}\nevent: change\ndata: ${JSON.stringify({ topics })}\n\n`;
}
