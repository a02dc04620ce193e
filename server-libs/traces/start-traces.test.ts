import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[]; status: { code?: number } };
type Export = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[] };

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Starts a collector with the part of OTLP over HTTP that the tests need. */
async function startCollector() {
  const received: Export[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces') received.push(body as Export);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received };
}

function readAttributes(attributes: readonly Attribute[]) {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}

function toSpans(received: readonly Export[]) {
  return received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ resource, scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) =>
        spans.map((span) => ({
          ...span,
          service: readAttributes(resource.attributes)['service.name'],
          attributes: readAttributes(span.attributes),
        })),
      ),
    ),
  );
}

/** Starts a server that answers with the `traceparent` that it would pass on. `stop` ends it, which sends all of its spans. */
async function startServer(settings: NodeJS.ProcessEnv, ...args: string[]) {
  const script = join(import.meta.dirname, 'testing/traced-server.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  async function stop() {
    child.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    return { code, output };
  }
  closing.push(stop);
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${String(port).trim()}${path}`, { headers });
  return { get, stop };
}

const CALLER = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, tracestate: 'theirs=1' };

test('a request becomes a span with its route, status and id, and never its query; the next server gets that span as its parent', async () => {
  const { endpoint, received } = await startCollector();
  const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  const { passedOn } = (await (await server.get('/posts/12?access_token=secret', CALLER)).json()) as { passedOn: string };
  await server.get('/broken');
  await server.stop();

  const [span, broken] = toSpans(received);
  expect(span).toMatchObject({
    service: 'traced',
    name: 'GET /posts/:id',
    attributes: { 'http.request.method': 'GET', 'http.route': '/posts/:id', 'http.response.status_code': 200, 'request.id': 'request-1' },
  });
  expect(JSON.stringify(received)).not.toContain('secret');
  expect(passedOn).toBe(`00-${span?.traceId}-${span?.spanId}-01`);
  // Any client may send the header, so a trace that a browser names is not continued.
  expect(span?.traceId).not.toBe('a'.repeat(32));
  expect(span?.parentSpanId).toBeUndefined();
  expect(broken).toMatchObject({ name: 'GET /broken', status: { code: 2 }, attributes: { 'http.response.status_code': 500 } });
});

test('a server behind the edge continues its trace, under the name that the settings give it', async () => {
  const { endpoint, received } = await startCollector();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: 'provider-eu' };
  const server = await startServer(settings, '--trusts-caller');
  await server.get('/posts/12', CALLER);
  await server.stop();

  expect(toSpans(received)).toMatchObject([
    { service: 'provider-eu', traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16), name: 'GET /posts/:id' },
  ]);
});

test('a collector that is away costs no request; without one nothing is traced, and nothing that could is loaded', async () => {
  const away = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  expect(await (await away.get('/loaded')).json()).toEqual({ isLoaded: true });
  expect(await away.stop()).toMatchObject({ code: 0, output: expect.stringMatching(/could not be sent: .*ECONNREFUSED/) });

  const untraced = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
  expect(await (await untraced.get('/loaded')).json()).toEqual({ isLoaded: false });
  expect(await (await untraced.get('/posts/1', CALLER)).json()).toEqual({ passedOn: CALLER.traceparent });
});
