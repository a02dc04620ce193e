import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fault that the gateway injects into a request on its way to the edge or back. */
export type Fault = 'tampered' | 'missing' | 'html' | 'error-500' | 'hanging' | 'cut-short' | 'throws' | 'dies-on-upload';

export const faults: readonly Fault[] = ['tampered', 'missing', 'html', 'error-500', 'hanging', 'cut-short'];

/** The share of an upload that gets through before its connection dies. */
const UPLOADED_SHARE = 0.6;

export type FaultGateway = {
  url: string;
  /** Applies a fault to every path that matches; null ends it. */
  break(pattern: RegExp | null, fault?: Fault): void;
  close(): Promise<void>;
};

/** Starts a gateway between browser and edge that breaks what a test wants broken and passes on the rest. */
export async function startFaultGateway(target: string): Promise<FaultGateway> {
  let broken: { pattern: RegExp; fault: Fault } | null = null;
  const hanging = new Set<ServerResponse>();

  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/';
    if (broken?.pattern.test(path)) inject(broken.fault, incoming, outgoing);
    else forward(incoming, outgoing);
  });

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, change?: (body: Buffer) => Buffer) {
    const headers = { ...incoming.headers };
    if (change) {
      delete headers['accept-encoding'];
      // "Not modified" would let the browser keep its good copy.
      delete headers['if-none-match'];
    }
    const upstream = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers }, (answer) => {
      if (!change) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-length': _, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, rest).end(change(Buffer.concat(chunks)));
      });
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.once('close', () => !incoming.complete && upstream.destroy());
    incoming.pipe(upstream);
  }

  function inject(fault: Fault, incoming: IncomingMessage, outgoing: ServerResponse) {
    switch (fault) {
      case 'tampered':
        return forward(incoming, outgoing, (body) => Buffer.concat([body, Buffer.from('\nglobalThis.__pwned = true;')]));
      case 'missing':
        return outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      case 'html':
        return outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
      case 'error-500':
        return outgoing.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error');
      case 'hanging':
        return void hanging.add(outgoing);
      case 'cut-short':
        return forward(incoming, outgoing, (body) => body.subarray(0, Math.floor(body.length / 2)));
      case 'dies-on-upload':
        dieAt(UPLOADED_SHARE, incoming);
        return forward(incoming, outgoing);
      case 'throws':
        return outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end('throw new Error("broken release");');
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    break(pattern, fault = 'tampered') {
      broken = pattern ? { pattern, fault } : null;
      for (const outgoing of hanging) outgoing.destroy();
      hanging.clear();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Resets the connection without an answer, as a train that enters a tunnel does. */
function dieAt(share: number, incoming: IncomingMessage): void {
  const enoughBytes = Number(incoming.headers['content-length']) * share;
  let receivedBytes = 0;
  incoming.on('data', (chunk: Buffer) => {
    receivedBytes += chunk.length;
    if (receivedBytes >= enoughBytes) incoming.socket.destroy();
  });
}
