/** `url` has the token in its query: never log it. */
export type TransportRequest = {
  url: string;
  headers?: Readonly<Record<string, string>>;
  body: URLSearchParams | FormData;
  timeoutMs: number;
  /** Maximum time from one sent byte to the next, or to the end of the reply. No limit if missing. */
  stallMs?: number | undefined;
  signal?: AbortSignal | undefined;
  onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
};

/** A response of any status, its body not parsed. Header names are lower case. */
export type TransportResponse = { status: number; headers: Record<string, string | undefined>; body: string };

/** `totalBytes` is null while the browser does not know it. */
export type UploadProgress = { sentBytes: number; totalBytes: number | null };

/** Options of a call that creates something. */
export type CreateOptions = {
  signal?: AbortSignal | undefined;
  /** The same key on every attempt to create one thing. A host that honours it creates it only once. */
  idempotencyKey?: string | undefined;
};

/** Options of a call that sends files. Progress counts the bytes of the whole form. */
export type UploadOptions = CreateOptions & { onUploadProgress?: (progress: UploadProgress) => void };

/** No response arrived. It has no `cause`, as the HTTP library's errors hold the URL and thus the token. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly kind: 'network' | 'timeout' | 'aborted';

  constructor(kind: 'network' | 'timeout' | 'aborted') {
    super(`no answer: ${kind}`);
    this.kind = kind;
  }
}

/** Sends a POST and returns a response of any status. @throws {TransportError} when none arrived. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
