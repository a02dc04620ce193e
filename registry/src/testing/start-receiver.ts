import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { path: string; headers: IncomingHttpHeaders; body: string };
type Answer = { status: number; headers?: Record<string, string> };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Starts a real receiver of webhooks on a port of its own, which answers as `answer` decides; it is closed after the test. */
export async function startReceiver(answer: (request: Received, index: number) => Answer = () => ({ status: 204 })) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const seen = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() };
      const { status, headers } = answer(seen, received.push(seen) - 1);
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}
