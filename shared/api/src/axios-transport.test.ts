import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { axiosTransport } from './axios-transport';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const allowAnyPage = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'x-requested-with',
  'access-control-expose-headers': 'retry-after',
};
let server: Server | undefined;

async function serve(handle: Handler): Promise<string> {
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, allowAnyPage).end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      for (const [name, value] of Object.entries(allowAnyPage)) response.setHeader(name, value);
      handle(request, response, Buffer.concat(chunks).toString());
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/posts`;
}

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
});

test('sends a form and returns the body unchanged', async () => {
  const seen = jest.fn();
  const url = await serve((request, response, body) => {
    seen({
      method: request.method,
      type: request.headers['content-type'],
      ajax: request.headers['x-requested-with'],
      accept: request.headers.accept,
      cookie: request.headers.cookie,
      body,
    });
    response.writeHead(429, { 'Retry-After': '7', 'content-type': 'application/json' }).end('<b>Notice</b>{"api_status":"429"}');
  });
  document.cookie = 'secret=1';

  const answer = await axiosTransport({
    url,
    body: new URLSearchParams([
      ['a[]', 'ä b'],
      ['a[]', '&'],
    ]),
    timeoutMs: 2000,
  });

  expect(answer).toMatchObject({ status: 429, body: '<b>Notice</b>{"api_status":"429"}' });
  expect(answer.headers['retry-after']).toBe('7');
  expect(seen).toHaveBeenCalledWith({
    method: 'POST',
    type: 'application/x-www-form-urlencoded;charset=utf-8',
    ajax: 'XMLHttpRequest',
    accept: 'application/json',
    cookie: undefined,
    body: 'a%5B%5D=%C3%A4+b&a%5B%5D=%26',
  });
});

test('files are sent as multipart and report their progress', async () => {
  const url = await serve((request, response, body) => {
    response.end(
      JSON.stringify({
        type: request.headers['content-type']?.split(';')[0],
        hasFile: body.includes('name="postPhotos[]"; filename="a.txt"'),
      }),
    );
  });
  const body = new FormData();
  body.append('postPhotos[]', new File(['x'.repeat(1000)], 'a.txt'));
  const sentBytes: number[] = [];

  const answer = await axiosTransport({ url, body, timeoutMs: 2000, onUploadProgress: (progress) => sentBytes.push(progress.sentBytes) });

  expect(JSON.parse(answer.body)).toEqual({ type: 'multipart/form-data', hasFile: true });
  expect(sentBytes).not.toHaveLength(0);
});

test('an upload that nothing answers ends when nothing has moved for a while, long before its time is up', async () => {
  const url = await serve(() => {});
  const body = new FormData();
  body.append('postPhotos[]', new File(['x'], 'a.txt'));
  await expect(axiosTransport({ url, body, timeoutMs: 60_000, stallMs: 100 })).rejects.toMatchObject({ kind: 'timeout' });
});

test('a watched upload is ended by its caller too', async () => {
  const url = await serve(() => {});
  const leaving = new AbortController();
  const answer = axiosTransport({ url, body: new FormData(), timeoutMs: 60_000, stallMs: 60_000, signal: leaving.signal });
  leaving.abort();
  await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
});

test('a missing response is a timeout', async () => {
  const url = await serve(() => {});
  await expect(axiosTransport({ url, body: new URLSearchParams(), timeoutMs: 30 })).rejects.toMatchObject({ kind: 'timeout' });
});

test('an aborted request is not a failure', async () => {
  const controller = new AbortController();
  const url = await serve(() => controller.abort());
  await expect(axiosTransport({ url, body: new URLSearchParams(), timeoutMs: 2000, signal: controller.signal })).rejects.toMatchObject({
    kind: 'aborted',
  });
});

test('a broken connection is a network failure without the URL in its error', async () => {
  const url = await serve((request) => request.socket.destroy());
  jest.spyOn(console, 'error').mockImplementation(() => {}); // jsdom reports it there, as a browser does

  const error: unknown = await axiosTransport({ url: `${url}?access_token=canary`, body: new URLSearchParams(), timeoutMs: 2000 }).catch(
    (reason: unknown) => reason,
  );

  expect(error).toMatchObject({ name: 'TransportError', kind: 'network' });
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('canary');
});
