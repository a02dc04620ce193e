/** One request as it goes out. `url` carries the token in its query: never log it. */
export type TransportRequest = {
  url: string;
  body: URLSearchParams | FormData;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
};

/** An answer of any status, its body unread. Header names are lower case. */
export type TransportResponse = { status: number; headers: Record<string, string | undefined>; body: string };

/** `totalBytes` is null while the browser can't tell. */
export type UploadProgress = { sentBytes: number; totalBytes: number | null };

/** What a call that sends files can be given. Progress is told in bytes of the whole form. */
export type UploadOptions = { signal?: AbortSignal; onUploadProgress?: (progress: UploadProgress) => void };

/** Why no answer came. It carries no cause: the HTTP library's errors hold the URL, and with it the token. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly kind: 'network' | 'timeout' | 'aborted';

  constructor(kind: 'network' | 'timeout' | 'aborted') {
    super(`no answer: ${kind}`);
    this.kind = kind;
  }
}

/** Sends a POST. @throws {TransportError} when no answer came; every answer, of whatever status, is returned. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
