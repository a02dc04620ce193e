import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** In seconds. The last buckets are for uploads and slow clients. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts requests by route and status, and measures their durations. A route is its pattern, so the number of labels is bounded. */
export function createRequestMetrics(metrics: Registry) {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers: [metrics],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its answer',
    labelNames: ['route'],
    buckets: DURATION_BUCKETS,
    registers: [metrics],
  });

  return {
    requests,
    /** Counts every answer of the routes registered in `app` from now on. */
    watch(app: FastifyInstance): void {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'none';
        requests.inc({ method: request.method, route, status: reply.statusCode });
        // An event stream lasts as long as its client stays, which says nothing about the server.
        if (!String(reply.getHeader('content-type')).startsWith('text/event-stream'))
          durations.observe({ route }, reply.elapsedTime / 1000);
        done();
      });
    },
  };
}

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;
