export type Traces = {
  /** Sends pending spans and ends. Never rejects. */
  close(): Promise<void>;
};

export type TracesOptions = {
  /** The server's name in traces, unless `OTEL_SERVICE_NAME` is set. */
  service: string;
  /**
   * True if a request continues the trace in its `traceparent`. An edge must not trust browsers: it starts traces, and the servers behind
   * it continue them.
   */
  trustsCaller: boolean;
  /** Receives the reason why traces could not be sent, once until the reason changes. */
  onError: (error: Error) => void;
};
