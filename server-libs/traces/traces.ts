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
