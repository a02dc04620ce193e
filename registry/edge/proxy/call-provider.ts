import {
  Agent as PlainAgent,
  request as requestPlain,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';
import type { Readable } from 'node:stream';

/** The provider did not answer. `timeout`: the connection or the reply took too long. */
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
  /** A complete body, or an upload that is still arriving. */
  body: Buffer | Readable;
  prefix: string;
  suffix: string;
  /** True if the reply is a long-lived event stream. */
  isStream: boolean;
  /** Aborts the call when the browser disconnects. */
  signal: AbortSignal;
};

export type ProviderLimits = {
  /** Maximum time from the start of the call to a connection, including the wait for a free one. */
  connectTimeoutMs: number;
  /** Maximum time without a byte in either direction. */
  idleTimeoutMs: number;
  /** Maximum time of a call with a complete body, to the end of its reply or the start of a stream. Uploads have no such limit. */
  totalTimeoutMs: number;
};

export type ProviderCaller = ReturnType<typeof createProviderCaller>;

/** Uploads and streams have their own connections, so that long ones never block other calls. */
const MAX_CONNECTIONS = { calls: 256, uploads: 64, streams: 10_000 };

/** Calls the provider and streams uploads and replies without holding them in memory. */
export function createProviderCaller(limits: ProviderLimits) {
  const agents = {
    calls: createAgents(MAX_CONNECTIONS.calls),
    uploads: createAgents(MAX_CONNECTIONS.uploads),
    streams: createAgents(MAX_CONNECTIONS.streams),
  };

  function open({ url, headers, signal, body, isStream }: ProviderCall): ClientRequest {
    const agent = agents[!Buffer.isBuffer(body) ? 'uploads' : isStream ? 'streams' : 'calls'];
    const options = { method: 'POST', headers, signal };
    return url.protocol === 'https:'
      ? requestSecure(url, { ...options, agent: agent.secure })
      : requestPlain(url, { ...options, agent: agent.plain });
  }

  /** Resolves with the reply when its headers have arrived, possibly before an upload ends. @throws {ProviderUnavailableError} */
  async function call(providerCall: ProviderCall): Promise<IncomingMessage> {
    const request = open(providerCall);
    const reply = new Promise<IncomingMessage>((resolve, reject) => {
      limitTime(request, limits, providerCall, reject);
      request.once('response', resolve);
      // Also handled after the reply has started: a provider may refuse an upload half-way and close the connection.
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
    for (const { plain, secure } of Object.values(agents)) {
      plain.destroy();
      secure.destroy();
    }
  }

  /** Counts connections of plain and TLS agents together. */
  function countConnections() {
    return Object.entries(agents).map(([kind, { plain, secure }]) => ({
      kind,
      used: countAll(plain.sockets) + countAll(secure.sockets),
      idle: countAll(plain.freeSockets) + countAll(secure.freeSockets),
      waiting: countAll(plain.requests) + countAll(secure.requests),
    }));
  }

  return { call, close, countConnections };
}

/** Counts an agent's connections of all hosts together. */
function countAll(byHost: NodeJS.ReadOnlyDict<readonly unknown[]>): number {
  return Object.values(byHost).reduce<number>((total, list) => total + (list?.length ?? 0), 0);
}

function createAgents(maxSockets: number) {
  return { plain: new PlainAgent({ keepAlive: true, maxSockets }), secure: new SecureAgent({ keepAlive: true, maxSockets }) };
}

function sendBody(request: ClientRequest, { body, prefix, suffix }: ProviderCall): void {
  if (Buffer.isBuffer(body)) return void request.end(Buffer.concat([Buffer.from(prefix), body, Buffer.from(suffix)]));
  if (prefix) request.write(prefix);
  body.pipe(request, { end: false });
  body.once('end', () => request.end(suffix));
  // A provider may answer and disconnect half-way. The rest of the upload is read and dropped, because browsers read an answer only after
  // their upload.
  request.once('close', () => {
    body.unpipe(request);
    body.resume();
  });
}

/** @param reject is also called, because a request that waits for a connection reports no error when it is destroyed. */
function limitTime(request: ClientRequest, limits: ProviderLimits, { body, isStream }: ProviderCall, reject: (error: Error) => void): void {
  const { connectTimeoutMs, idleTimeoutMs, totalTimeoutMs } = limits;
  function giveUp(message: string): void {
    const error = new ProviderUnavailableError('timeout', message);
    reject(error);
    request.destroy(error);
  }
  const connectTimer = setTimeout(() => giveUp(`no connection to the provider within ${connectTimeoutMs} ms`), connectTimeoutMs);
  const totalTimer = Buffer.isBuffer(body)
    ? setTimeout(() => giveUp(`no whole reply within ${totalTimeoutMs} ms`), totalTimeoutMs)
    : undefined;
  const isConnected = () => clearTimeout(connectTimer);
  request.once('close', () => {
    isConnected();
    clearTimeout(totalTimer);
  });
  if (isStream) request.once('response', () => clearTimeout(totalTimer));
  request.once('socket', (socket) => {
    if (socket.connecting) socket.once('connect', isConnected);
    else isConnected();
  });
  request.setTimeout(idleTimeoutMs, () => giveUp(`nothing from the provider for ${idleTimeoutMs} ms`));
}
