import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import { listen } from './listen';
import { stopLater } from './start-edge';

export type ReceivedCall = { url: string; headers: IncomingHttpHeaders; body: string };

/**
 * Starts an HTTP server in the provider's place, which records its calls and answers `{"api_status":200}`, or as `handle` does. Tests of pages
 * replace the page's requests instead: `tooling/build-preset/jest/fake-provider.ts`.
 */
export async function startFakeProvider(handle?: RequestListener) {
  const calls: ReceivedCall[] = [];
  const listener = await listen(async (request, response) => {
    if (handle) return handle(request, response);
    calls.push({ url: request.url ?? '', headers: request.headers, body: await readAll(request) });
    return response
      .writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'PHPSESSID=1', 'cache-control': 'public' })
      .end('{"api_status":200}');
  });
  stopLater(listener.stop);
  return { url: listener.url, calls, stop: listener.stop };
}

export async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
