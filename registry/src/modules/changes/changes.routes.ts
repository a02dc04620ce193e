import { PassThrough } from 'node:stream';
import type { Drain } from '@social/limited-server/drain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { DrainingError } from '../../common.errors';
import { refusals } from '../../common.schema';
import type { Change, ChangeService } from './changes.service';

const HEARTBEAT_MS = 10_000;
const RECONNECT_MS = 500;
/** The client comes back at once. By then its token may have been revoked. */
const LIFETIME_MS = 5 * 60_000;

/** The stream of changes, for everybody with a token: which topics to read again, never their content. */
export const changeStreamRoutes: FastifyPluginAsyncZod<{ changes: ChangeService; drain: Drain }> = async (app, { changes, drain }) => {
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
      schema: {
        summary: 'Changes as they are made, as server-sent events',
        description:
          'Each event is `{"topics": [...]}`: `environment:<name>`, `releases`, `tokens`, `webhooks`, or `*` for everything. ' +
          'Its id goes into `Last-Event-ID` of the next request, which is answered with what was missed. The stream ends after five minutes.',
        tags: ['events'],
        headers: z.object({ 'last-event-id': z.string().max(64).optional() }),
        response: { 200: z.unknown().describe('A stream of text/event-stream'), ...refusals },
      },
    },
    async (request, reply) => {
      // Those that are open end with the replica; a new one would only delay that.
      if (drain.hasBegun()) throw new DrainingError();
      const stream = new PassThrough();
      const stop = await changes.subscribe(request.headers['last-event-id'], (change) => stream.write(format(change)));
      const heartbeat = setInterval(() => stream.write(': \n\n'), HEARTBEAT_MS);
      const lifetime = setTimeout(() => stream.end(), LIFETIME_MS);
      open.add(stream);
      stream.once('close', () => {
        stop();
        clearInterval(heartbeat);
        clearTimeout(lifetime);
        open.delete(stream);
      });
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
