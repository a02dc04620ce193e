export type Traces = {
  /** Sends what waits, and ends. Never rejects. */
  close(): Promise<void>;
};

export type TracesOptions = {
  /** The server's name in traces, where `OTEL_SERVICE_NAME` names no other. */
  service: string;
  /**
   * Whether a request continues the trace that its `traceparent` names. An edge must not believe browsers: it begins traces, and the
   * servers behind it continue them.
   */
  trustsCaller: boolean;
  /** Receives why traces could not be sent, once for each reason in turn. */
  onError: (error: Error) => void;
};

/**
 * Sends a trace of each request to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names, over OTLP and HTTP. Without that setting nothing
 * of OpenTelemetry is loaded, and it resolves with null. A collector that is away costs traces, never a request.
 */
export async function startTraces(options: TracesOptions, variables: NodeJS.ProcessEnv = process.env): Promise<Traces | null> {
  const endpoint = variables.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return null;
  const { traceRequests } = await import('./trace-requests');
  return traceRequests({ ...options, service: variables.OTEL_SERVICE_NAME ?? options.service, endpoint });
}
