import {
  Agent as PlainAgent,
  request as requestPlain,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';
import type { Readable } from 'node:stream';

/** The provider did not answer. `timeout`: it was reached, or should have been, and took too long. */
export class ProviderUnavailableError extends Error {
  constructor(
    readonly kind: 'timeout' | 'unreachable',
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

export type ProviderCall = {
  url: URL;
  headers: OutgoingHttpHeaders;
  body: Readable;
  prefix: string;
  suffix: string;
  /** Aborts the call when the browser has disconnected. */
  signal: AbortSignal;
};

export type ProviderLimits = { connectTimeoutMs: number; /** Without a byte in either direction. */ idleTimeoutMs: number };

export type ProviderCaller = ReturnType<typeof createProviderCaller>;

/** Calls the provider and streams both ways: neither an upload nor a reply is ever in memory as a whole. */
export function createProviderCaller({ connectTimeoutMs, idleTimeoutMs }: ProviderLimits) {
  const plainAgent = new PlainAgent({ keepAlive: true, maxSockets: 256 });
  const secureAgent = new SecureAgent({ keepAlive: true, maxSockets: 256 });

  function open({ url, headers, signal }: ProviderCall): ClientRequest {
    const options = { method: 'POST', headers, signal };
    return url.protocol === 'https:'
      ? requestSecure(url, { ...options, agent: secureAgent })
      : requestPlain(url, { ...options, agent: plainAgent });
  }

  /** Resolves with the reply as soon as its headers have arrived, possibly before the upload ends. @throws {ProviderUnavailableError} */
  async function call(providerCall: ProviderCall): Promise<IncomingMessage> {
    const request = open(providerCall);
    limitTime(request, connectTimeoutMs, idleTimeoutMs);
    const reply = new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve);
      // Also after the reply began: a provider may refuse an upload half-way and close, which the reply has said by then.
      request.on('error', (error) => {
        reject(
          error instanceof ProviderUnavailableError
            ? error
            : new ProviderUnavailableError('unreachable', 'the provider cannot be reached', error),
        );
      });
    });
    sendBody(request, providerCall);
    return reply;
  }

  function close() {
    plainAgent.destroy();
    secureAgent.destroy();
  }

  return { call, close };
}

function sendBody(request: ClientRequest, { body, prefix, suffix }: ProviderCall): void {
  if (prefix) request.write(prefix);
  body.pipe(request, { end: false });
  body.once('end', () => request.end(suffix));
  // A provider may answer and disconnect half-way. The rest is read and dropped: browsers read an answer only after their upload.
  request.once('close', () => {
    body.unpipe(request);
    body.resume();
  });
}

function limitTime(request: ClientRequest, connectTimeoutMs: number, idleTimeoutMs: number): void {
  // From the start, not from the first packet: waiting for a free connection is waiting too.
  const connectTimer = setTimeout(() => {
    request.destroy(new ProviderUnavailableError('timeout', `no connection to the provider within ${connectTimeoutMs} ms`));
  }, connectTimeoutMs);
  const isConnected = () => clearTimeout(connectTimer);
  request.once('close', isConnected);
  request.once('socket', (socket) => {
    if (socket.connecting) socket.once('connect', isConnected);
    else isConnected();
  });
  request.setTimeout(idleTimeoutMs, () => {
    request.destroy(new ProviderUnavailableError('timeout', `nothing from the provider for ${idleTimeoutMs} ms`));
  });
}
