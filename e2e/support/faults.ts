import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** A fault that the gateway injects into a request or its reply. */
export type Fault = keyof typeof faults | 'throws' | 'dies-on-upload';

export type Exchange = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** Forwards the request, and the server's reply unless `reply` sends another one. */
  forward(reply?: (outgoing: ServerResponse, whole: { status: number; headers: IncomingHttpHeaders; body: Buffer }) => void): void;
  /** Leaves the request unanswered until the fault ends, then resets its connection. */
  hold(): void;
};

const LATENCY_MS = 1500;
const TRICKLE = { bytes: 1, everyMs: 500 };
/** Share of an upload that arrives before its connection is reset. */
const UPLOADED_SHARE = 0.6;

const send = (outgoing: ServerResponse, status: number, type: string, body: string, headers: Record<string, string> = {}) =>
  outgoing.writeHead(status, { 'content-type': type, ...headers }).end(body);
const reset = ({ socket }: IncomingMessage) => socket.resetAndDestroy();

/** Faults by name. Faults that forward let the server carry out the request before the reply is damaged. */
export const faults = {
  latency: ({ forward }: Exchange) => void setTimeout(() => forward(), LATENCY_MS),
  trickle: ({ forward }: Exchange) => forward((outgoing, { status, headers, body }) => trickle(outgoing.writeHead(status, headers), body)),
  reset: ({ incoming }: Exchange) => reset(incoming),
  'lost-reply': ({ incoming, forward }: Exchange) => forward(() => reset(incoming)),
  truncated: ({ incoming, forward }: Exchange) =>
    forward((outgoing, { status, headers, body }) => {
      outgoing.writeHead(status, { ...headers, 'content-length': body.length });
      outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => incoming.socket.destroy());
    }),
  'cut-short': ({ forward }: Exchange) => forward(changed((body) => body.subarray(0, Math.floor(body.length / 2)))),
  tampered: ({ forward }: Exchange) => forward(changed((body) => Buffer.concat([body, Buffer.from('\nglobalThis.__pwned = true;')]))),
  flipped: ({ forward }: Exchange) => forward(changed(flipByte)),
  missing: ({ outgoing }: Exchange) => send(outgoing, 404, 'text/plain', 'Not found'),
  'error-500': ({ outgoing }: Exchange) => send(outgoing, 500, 'text/plain', 'Internal Server Error'),
  'error-503': ({ outgoing }: Exchange) => send(outgoing, 503, 'text/plain', 'Service Unavailable', { 'retry-after': '1' }),
  html: ({ outgoing }: Exchange) => send(outgoing, 200, 'text/html', '<!doctype html><title>Welcome</title>'),
  hanging: ({ hold }: Exchange) => hold(),
} satisfies Record<string, (exchange: Exchange) => unknown>;

const furtherFaults = {
  throws: ({ outgoing }: Exchange) => send(outgoing, 200, 'text/javascript', 'throw new Error("broken release");'),
  'dies-on-upload': ({ incoming, forward }: Exchange) => {
    dieAt(UPLOADED_SHARE, incoming);
    forward();
  },
};

export function inject(fault: Fault, exchange: Exchange): void {
  ({ ...faults, ...furtherFaults })[fault](exchange);
}

/** Sends the reply with other bytes, and without the original length. */
function changed(change: (body: Buffer) => Buffer): NonNullable<Parameters<Exchange['forward']>[0]> {
  return (outgoing, { status, headers: { 'content-length': _, ...headers }, body }) =>
    outgoing.writeHead(status, headers).end(change(body));
}

function flipByte(body: Buffer): Buffer {
  const flipped = Buffer.from(body);
  const middle = Math.floor(body.length / 2);
  if (body.length > 0) flipped[middle] = (flipped[middle] as number) ^ 1;
  return flipped;
}

function trickle(outgoing: ServerResponse, body: Buffer): void {
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < body.length) return void outgoing.write(body.subarray(sent, (sent += TRICKLE.bytes)));
    clearInterval(timer);
    outgoing.end();
  }, TRICKLE.everyMs);
  outgoing.once('close', () => clearInterval(timer));
}

/** Resets the connection without an answer, as if a train entered a tunnel. */
function dieAt(share: number, incoming: IncomingMessage): void {
  const enoughBytes = Number(incoming.headers['content-length']) * share;
  let receivedBytes = 0;
  incoming.on('data', (chunk: Buffer) => {
    receivedBytes += chunk.length;
    if (receivedBytes >= enoughBytes) incoming.socket.destroy();
  });
}
