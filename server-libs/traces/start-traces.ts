import type { Traces, TracesOptions } from './traces';

/**
 * Sends a trace of each request to the collector in `OTEL_EXPORTER_OTLP_ENDPOINT`, over OTLP and HTTP. Without that setting nothing of
 * OpenTelemetry is loaded, and it resolves with null. If the collector is unavailable, traces are lost, but no request fails.
 */
export async function startTraces(options: TracesOptions, variables: NodeJS.ProcessEnv = process.env): Promise<Traces | null> {
  const endpoint = variables.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return null;
  const { traceRequests } = await import('./trace-requests');
  return traceRequests({ ...options, service: variables.OTEL_SERVICE_NAME ?? options.service, endpoint });
}
