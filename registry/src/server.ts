import { fileURLToPath } from 'node:url';
import { createDrain } from '@social/limited-server/drain';
import { endOnSignals } from '@social/limited-server/end-on-signals';
import { explainFailures } from '@social/limited-server/explain-failures';
import { ExplainedError } from '@social/limited-server/explained-error';
import { serveMetrics } from '@social/server-metrics/serve-metrics';
import { watchPool } from '@social/server-metrics/watch-pool';
import { openBucket } from '@social/server-storage/open-bucket';
import { startTraces } from '@social/server-traces/start-traces';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { openLogOutput } from '@social/limited-server/open-log-output';
import { buildApp } from './app';
import { readConfig } from './config';
import { createRevisionRepository } from './modules/revisions/revisions.repository';
import { copyPublicKeys, openSigningKey } from './modules/signing/open-signing-key';
import { createSigner } from './modules/signing/signing-key';
import { ensureBootstrapToken, ensureEdgeToken } from './modules/tokens/bootstrap-token';
import { getPath } from './plugins/error-replies';
import { runEverySecond } from './run-every-second';
import { blobStore } from './storage/blob-store';
import { openDatabase } from './storage/database';
import { migrateDatabase } from './storage/migrate';

const started = explainFailures('The registry cannot start.');
const config = readConfig();
const logger = pino(
  {
    name: 'registry',
    level: config.logLevel,
    serializers: {
      // Only the path: a query may hold secrets that no log should record.
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({ id, method, path: getPath(url) }),
      err: pino.stdSerializers.err,
    },
  },
  openLogOutput(),
);

const traces = await startTraces({
  service: 'registry',
  trustsCaller: true,
  onError: (error) => logger.warn({ err: error }, 'traces could not be sent'),
});
await migrateDatabase(config.databaseUrl);
const metrics = new Registry();
const drain = createDrain();
const { database, pool, close } = openDatabase(config.databaseUrl, (error) => logger.warn({ err: error }, 'an idle connection broke'));
watchPool(metrics, pool);
const key = await openSigningKey(config.signingKeyFile);
if (config.publicKeysFile) await copyPublicKeys(key.content, config.publicKeysFile);
const signer = createSigner(key.content);
if (key.isNew) {
  // A key that replaces a lost one vouches once for the latest revisions. A later start signs nothing that it did not append.
  await createRevisionRepository(database, signer).signHeads();
  logger.info({ file: config.signingKeyFile, kid: key.content.key.kid }, 'made a key that signs revisions');
}
const objects = config.bucket && (await openBucket(config.bucket));
if (!objects && (await blobStore.isAnyInBucket(database)))
  throw new ExplainedError('Files of releases are in a bucket. Name it in STORAGE_BUCKET.');
const { app, tokens, pinRequests, canaryRunner, pinWatch, webhookDispatcher } = await buildApp({
  database,
  ...(objects && { objects }),
  signer,
  logger,
  metrics,
  clientLimits: config.clientLimits,
  drain,
  consoleFolder: fileURLToPath(new URL('../console/dist', import.meta.url)),
  webhookPrivateAddresses: config.webhookPrivateAddresses,
  oidc: config.oidc,
});
if (config.bootstrapTokenFile && (await ensureBootstrapToken(config.bootstrapTokenFile, tokens))) {
  logger.info({ file: config.bootstrapTokenFile }, 'made a token for the local operator');
}
if (config.edgeTokenFile && (await ensureEdgeToken(config.edgeTokenFile, tokens))) {
  logger.info({ file: config.edgeTokenFile }, 'made a token for the local edge');
}
runEverySecond(app, pinRequests.runDue, 'scheduled pins could not be carried out');
runEverySecond(app, canaryRunner.runDue, 'canaries could not be moved');
runEverySecond(app, pinWatch.runDue, 'fresh pins could not be watched');
runEverySecond(app, webhookDispatcher.runDue, 'webhooks could not be sent');
app.addHook('onClose', close);
const metricsServer = config.metricsAddress && (await serveMetrics(metrics, config.metricsAddress, logger));
app.addHook('onClose', async () => metricsServer?.close());
app.addHook('onClose', async () => traces?.close());
endOnSignals({ drain, limits: config.drainLimits, log: logger, close: () => app.close() });
await app.listen({ port: config.port, host: config.host });
started();
