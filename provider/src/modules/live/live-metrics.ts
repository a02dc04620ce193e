import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** In seconds. The last buckets are for streams that continue after a disconnection and receive older events. */
const AGE_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];

export type LiveMetrics = ReturnType<typeof createLiveMetrics>;

/** Metrics of the members' event streams. */
export function createLiveMetrics(metrics: Registry, countStreams: () => number) {
  new Gauge({
    name: 'provider_live_streams',
    help: 'Open event streams of members',
    registers: [metrics],
    collect() {
      this.set(countStreams());
    },
  });
  return {
    events: new Counter({
      name: 'provider_live_events_total',
      help: 'Events written to streams of members',
      labelNames: ['kind'],
      registers: [metrics],
    }),
    refused: new Counter({
      name: 'provider_live_refused_total',
      help: 'Streams that were refused, by the limit that they would exceed',
      labelNames: ['limit'],
      registers: [metrics],
    }),
    ages: new Histogram({
      name: 'provider_live_event_age_seconds',
      help: 'Time from storing an event to reading it for the streams',
      buckets: AGE_BUCKETS,
      registers: [metrics],
    }),
  };
}
