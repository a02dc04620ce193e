import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from '../../db/client';
import { listenToDatabase } from '../../db/listen';
import { postReactions } from '../../db/schema/posts';
import { createLinkPreviewRepository } from '../links/link-previews.repository';
import { createPostPartsRepository } from '../posts/post-parts.repository';
import { createPostRepository } from '../posts/posts.repository';
import { createReactionRepository } from '../reactions/reactions.repository';
import { createLiveMetrics } from './live-metrics';
import { createLiveRepository } from './live.repository';
import { createLiveService } from './live.service';
import { createLiveStreams, type LiveLimits } from './live-streams';
import { createPostWatch } from './post-watch';
import { createOnlineStatus } from './online-status';

type Dependencies = {
  db: Database;
  config: { databaseUrl: string; liveLimits: LiveLimits };
  metrics: Registry;
  now: () => Date;
  log: FastifyBaseLogger;
};

/** Creates the service of event streams with its dependencies. It connects to the database when the first stream opens. */
export function createLive({ db, config, metrics, now, log: logger }: Dependencies) {
  const onError = (error: unknown) => logger.warn({ err: error }, 'Events could not be read or sent.');
  const log = createLiveRepository(db);
  const streams = createLiveStreams(config.liveLimits);
  return createLiveService({
    log,
    streams,
    onlineStatus: createOnlineStatus({ log, now, onError }),
    postWatch: createPostWatch({
      log,
      streams,
      posts: createPostRepository(db),
      parts: createPostPartsRepository(db),
      reactions: createReactionRepository(db, postReactions, 'postId'),
      previews: createLinkPreviewRepository(db),
      onError,
    }),
    metrics: createLiveMetrics(metrics, streams.count),
    listen: (options) => listenToDatabase(config.databaseUrl, options),
    onError,
  });
}
