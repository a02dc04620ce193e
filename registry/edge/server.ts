import { createDrain } from '@social/limited-server/drain';
import { endOnSignals } from '@social/limited-server/end-on-signals';
import { explainFailures } from '@social/limited-server/explain-failures';
import { serveMetrics } from '@social/server-metrics/serve-metrics';
import { startTraces } from '@social/server-traces/start-traces';
import { Registry } from 'prom-client';
import { buildEdge } from './app';
import { readConfig } from './config';
import { createLog } from './create-log';

const started = explainFailures('The edge cannot start.');
const config = readConfig();
const log = createLog(config.logLevel);
const traces = await startTraces({
  service: 'edge',
  trustsCaller: false,
  onError: (error) => log.warn({ err: error }, 'Traces could not be sent'),
});
const metrics = new Registry();
const drain = createDrain();
const { app, sync, reporter } = await buildEdge(config, { log, metrics, drain });
const metricsServer = config.metricsAddress && (await serveMetrics(metrics, config.metricsAddress, log));
endOnSignals({
  drain,
  limits: config.drainLimits,
  log,
  async close() {
    await app.close();
    await metricsServer?.close();
    await traces?.close();
  },
});

await app.listen({ port: config.port, host: config.host });
started();
reporter.start();
await sync.run();
