import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { inject, type Exchange, type Fault } from './faults';

/** A request for a test to match: its path without query, the fields of its query and its form, and its JSON. Files are not fields. */
export type Call = { path: string; fields: URLSearchParams; json?: string };

export type FaultGateway = {
  url: string;
  port: number;
  /** Applies a fault to every path that matches; null ends it. */
  break(pattern: RegExp | null, fault?: Fault): void;
  /** Applies to each request the fault that `choose` names, if any. */
  breakCalls(choose: (call: Call) => Fault | null): void;
  /** Refuses connections and ends existing ones, until `accept`. */
  refuse(): Promise<void>;
  accept(): Promise<void>;
  close(): Promise<void>;
};

/** Starts a gateway in front of a server. It injects the requested faults and forwards everything else. */
export async function startFaultGateway(target: string): Promise<FaultGateway> {
  let choose: (call: Call) => Fault | null = () => null;
  const held = new Set<ServerResponse>();

  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing).catch(() => outgoing.destroy()));

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse) {
    const [path = '/', query = ''] = (incoming.url ?? '/').split('?');
    const { 'content-type': type = '' } = incoming.headers;
    const isForm = type.startsWith('application/x-www-form-urlencoded');
    const isJson = type.startsWith('application/json');
    // These bodies are read in full, so that faults can depend on their content. Uploads are streamed.
    const body = isForm || isJson ? await buffer(incoming) : null;
    const text = body?.toString() ?? '';
    const fields = new URLSearchParams([...new URLSearchParams(query), ...new URLSearchParams(isForm ? text : '')]);
    const exchange: Exchange = {
      incoming,
      outgoing,
      forward: (reply) => forward(incoming, outgoing, body, reply),
      hold: () => void held.add(outgoing),
    };
    const fault = choose({ path, fields, ...(isJson && { json: text }) });
    if (fault) inject(fault, exchange);
    else exchange.forward();
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer | null, reply: Parameters<Exchange['forward']>[0]) {
    const headers = { ...incoming.headers };
    if (reply) {
      delete headers['accept-encoding'];
      // A response "not modified" would let the browser use its good copy.
      delete headers['if-none-match'];
    }
    const upstream = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers }, (answer) => {
      const status = answer.statusCode ?? 502;
      if (reply)
        buffer(answer).then(
          (whole) => reply(outgoing, { status, headers: answer.headers, body: whole }),
          () => outgoing.destroy(),
        );
      else answer.on('error', () => outgoing.destroy()).pipe(outgoing.writeHead(status, answer.headers));
    });
    upstream.on('error', () => outgoing.destroy());
    if (body) return void upstream.end(body);
    incoming.once('close', () => !incoming.complete && upstream.destroy());
    incoming.pipe(upstream);
  }

  function breakCalls(chosen: typeof choose) {
    choose = chosen;
    for (const outgoing of held) outgoing.destroy();
    held.clear();
  }
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  async function refuse() {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    port,
    break: (pattern, fault = 'tampered') => breakCalls(({ path }) => (pattern?.test(path) ? fault : null)),
    breakCalls,
    refuse,
    accept: () => listen(port),
    close: refuse,
  };
}
