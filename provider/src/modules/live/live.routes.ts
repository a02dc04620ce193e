import { PassThrough } from 'node:stream';
import type { Drain } from '@social/limited-server/drain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import { NoRoomForStreamsError } from './live.errors';
import { parsePosition, presentCounts } from './live.presenter';
import { openStreamBody, watchPostsBody } from './live.schema';
import type { LiveService, StreamStart } from './live.service';

type Options = { live: LiveService; drain: Drain };

/** Proxies close connections that are silent for 30 s or more. */
const BEAT_MS = 15_000;
const MAINTENANCE_MS = 30_000;
/** Maximum duration of a stream. The client reconnects immediately, to any replica with capacity. */
const LIFETIME_MS = 30 * 60_000;
/** A client that falls this far behind is disconnected. It continues with its next stream. */
const MAX_UNREAD_BYTES = 256 << 10;
const RECONNECT_MS = 500;
/** The client's clock may show less time than has passed since an event during page load. */
const AGE_MARGIN_SECONDS = 5;

const tags = ['live'];

/** Calls for live events. They are not in the contract: clients poll hosts that lack them. */
export const liveRoutes: FastifyPluginAsyncZod<Options> = async (app, { live, drain }) => {
  const beats = setInterval(live.beat, BEAT_MS);
  const maintenance = setInterval(() => {
    live
      .maintain()
      .catch((error: unknown) => app.log.warn({ err: error }, 'Maintenance of open streams failed. The next round tries again.'));
  }, MAINTENANCE_MS);
  app.addHook('preClose', async () => {
    clearInterval(beats);
    clearInterval(maintenance);
    await live.close();
  });

  app.post(
    '/live_events',
    {
      schema: {
        summary: 'What others do, as server-sent events',
        description:
          'Events name what to fetch again, by ids: `message`, `typing`, `read`, `seen`, `group`, `notification`, `post`. `hello` begins a ' +
          'stream; `reset` says that more was missed than is known. The last `id` goes into `Last-Event-ID` of the next request.',
        tags,
        body: openStreamBody,
      },
    },
    async (request, reply) => {
      // Open streams end at shutdown. A new one would only delay it.
      if (drain.hasBegun()) throw new NoRoomForStreamsError();
      const stream = new PassThrough();
      const output = {
        write(text: string) {
          if (stream.writableLength > MAX_UNREAD_BYTES) stream.destroy();
          else if (stream.writable) stream.write(text);
        },
        end: () => void stream.end(`retry: ${RECONNECT_MS}\n\n`),
      };
      const close = await live.open(getIdentity(request), readStart(request.headers['last-event-id'], request.body.age), output);
      const lifetime = setTimeout(output.end, LIFETIME_MS);
      stream.once('close', () => {
        close();
        clearTimeout(lifetime);
      });
      // The connection closes with the stream: an idle connection would delay shutdown.
      return reply
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
        .type('text/event-stream')
        .send(stream);
    },
  );

  app.post(
    '/live_posts',
    { schema: { summary: 'Watch the counts of the posts that a page shows', tags, body: watchPostsBody } },
    async (request) => {
      const { stream_id: streamId, post_ids: postIds } = request.body;
      const counts = await live.watchPosts(getIdentity(request).memberId, streamId, postIds);
      return { data: counts.map(presentCounts) };
    },
  );
};

function readStart(lastEventId: string | string[] | undefined, ageSeconds: number): StreamStart {
  if (lastEventId === undefined) return { ageSeconds: ageSeconds + AGE_MARGIN_SECONDS };
  return { position: parsePosition(String(lastEventId)) };
}
