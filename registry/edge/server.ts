import { serveMetrics } from '@social/server-metrics/serve-metrics';
import { Registry } from 'prom-client';
import { buildEdge } from './app';
import { readConfig } from './config';
import { createLog } from './create-log';

/** How long running answers may take after a signal to stop. */
const SHUTDOWN_TIMEOUT_MS = 5000;

const config = readConfig();
const log = createLog(config.logLevel);
const metrics = new Registry();
const { app, sync, reporter } = await buildEdge(config, { log, metrics });
const metricsServer = config.metricsAddress && (await serveMetrics(metrics, config.metricsAddress, log));
let isStopping = false;

async function stop(signal: NodeJS.Signals) {
  if (isStopping) return;
  isStopping = true;
  log.info({ signal }, 'Stopping');
  setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref();
  await app.close();
  await metricsServer?.close();
  process.exit(0);
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);

try {
  await app.listen({ port: config.port, host: config.host });
} catch (error) {
  log.fatal({ err: error }, `Cannot listen on ${config.host}:${config.port}`);
  process.exit(1);
}
reporter.start();
await sync.run();
