import * as z from 'zod';

/** Settings of a server's metrics, as environment variables. */
export const metricsSettings = {
  /** Without it no metrics are served. It must not be the public port: metrics are for operators. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
};

export type MetricsAddress = { port: number; host: string };

/** Returns the address where metrics are served, or null for none. */
export function toMetricsAddress(settings: { METRICS_PORT?: number | undefined; METRICS_HOST: string }): MetricsAddress | null {
  return settings.METRICS_PORT === undefined ? null : { port: settings.METRICS_PORT, host: settings.METRICS_HOST };
}
