import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import type { MetricsAddress } from './metrics-settings';

export type MetricsServer = { port: number; close: () => Promise<void> };

type Log = { warn: (details: { err: unknown }, message: string) => void };

/**
 * Serves metrics at `/metrics` on a separate port, including those of the process and its event loop. Logs a failure to listen and resolves
 * with null: a server without metrics still serves its members.
 */
export async function serveMetrics(metrics: Registry, address: MetricsAddress, log: Log): Promise<MetricsServer | null> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, 'Metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(address.port, address.host, resolve);
    });
  } catch (error) {
    log.warn({ err: error }, `No metrics: cannot listen on ${address.host}:${address.port}`);
    return null;
  }
  collectDefaultMetrics({ register: metrics });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
