import { createDrain } from '@social/limited-server/drain';
import { endOnSignals } from '@social/limited-server/end-on-signals';
import { explainFailures } from '@social/limited-server/explain-failures';
import { serveMetrics } from '@social/server-metrics/serve-metrics';
import { watchPool } from '@social/server-metrics/watch-pool';
import { startTraces } from '@social/server-traces/start-traces';
import { Registry } from 'prom-client';
import { buildApp } from './app';
import { readConfig } from './config';
import { connectDatabase } from './db/client';
import { migrateDatabase } from './db/migrate';
import { createMediaRemovalRepository } from './modules/media/media-removal.repository';
import { createMediaRemovalService } from './modules/media/media-removal.service';
import { openUploads } from './modules/media/open-uploads';
import { indexPosts } from './modules/posts/post-lexemes';

const MEDIA_REMOVAL_EVERY_MS = 1000;

const started = explainFailures('The provider cannot start.');
const config = readConfig(process.env);
const traces = await startTraces({
  service: 'provider',
  trustsCaller: true,
  onError: (error) => app.log.warn({ err: error }, 'Traces could not be sent.'),
});
await migrateDatabase(config.databaseUrl);
const database = connectDatabase(config.databaseUrl, {
  poolSize: config.databasePoolSize,
  onError: (error) => app.log.warn({ err: error }, 'A database connection was lost.'),
});
const metrics = new Registry();
const drain = createDrain();
watchPool(metrics, database.pool);
const uploads = await openUploads(config);
const app = await buildApp(config, { database, uploads, metrics, drain, now: () => new Date() });
const metricsServer = config.metricsAddress && (await serveMetrics(metrics, config.metricsAddress, app.log));

const mediaRemoval = createMediaRemovalService({ removal: createMediaRemovalRepository(database.db), uploads });

let isRemoving = false;
const removals = setInterval(() => {
  // Rounds never overlap: a slow bucket must not occupy all database connections.
  if (isRemoving) return;
  isRemoving = true;
  mediaRemoval
    .removeFiles(new Date())
    .catch((error: unknown) => app.log.warn({ err: error }, 'Files could not be removed.'))
    .finally(() => (isRemoving = false));
}, MEDIA_REMOVAL_EVERY_MS);

endOnSignals({
  drain,
  limits: config.drainLimits,
  log: app.log,
  async close() {
    clearInterval(removals);
    await app.close();
    await metricsServer?.close();
    await database.close();
    await traces?.close();
  },
});
await app.listen({ host: config.host, port: config.port });
// Later than the first replies: a release with another grammar indexes all posts.
void indexPosts(database.db, () => drain.hasBegun()).catch((error: unknown) => app.log.warn({ err: error }, 'Posts could not be indexed.'));
started();
