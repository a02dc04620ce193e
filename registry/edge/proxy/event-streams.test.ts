import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startFakeProvider } from '../testing/fake-provider';
import { startServingEdge, stopAll } from '../testing/start-edge';

afterEach(stopAll);

/** Starts an edge whose provider answers every call with an endless stream that starts with one event. */
async function startStreaming(settings: Record<string, string> = {}) {
  const streams: ServerResponse[] = [];
  const requests: IncomingMessage[] = [];
  const provider = await startFakeProvider((request, response) => {
    requests.push(request);
    streams.push(response);
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }).write('event: hello\n\n');
  });
  const edge = await startServingEdge({ PROVIDER_URL: provider.url, ...settings });
  const origin = await edge.listen();
  async function open() {
    const stopped = new AbortController();
    const response = await fetch(`${origin}/api/live_events`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'last-event-id': '7-100' },
      signal: stopped.signal,
    });
    const reader = (response.body ?? new ReadableStream<Uint8Array>()).pipeThrough(new TextDecoderStream()).getReader();
    return { response, read: async () => (await reader.read()).value, close: () => stopped.abort() };
  }
  return { ...edge, provider, requests, streams, open };
}

test('events are passed on as they come, also after the time that other calls may take', async () => {
  const { open, requests, streams } = await startStreaming({ PROVIDER_TOTAL_TIMEOUT_MS: '1000' });
  const { response, read } = await open();
  expect(await read()).toBe('event: hello\n\n');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  expect(requests[0]?.headers['last-event-id']).toBe('7-100');

  await new Promise((resolve) => setTimeout(resolve, 1200));
  streams[0]?.write('event: message\n\n');

  expect(await read()).toBe('event: message\n\n');
});

test('a page that is closed ends its stream at the provider', async () => {
  const { open, streams } = await startStreaming();
  const { close, read } = await open();
  await read();
  const closed = once(streams[0] as ServerResponse, 'close');

  close();

  await closed;
});

test('an edge that ends does not wait for its streams, and ends them in good order', async () => {
  const { open, app } = await startStreaming();
  const { read } = await open();
  await read();

  await app.close();

  expect(await read()).toBeUndefined();
});

test('streams take no connection from other calls', async () => {
  const { open, streams } = await startStreaming();
  for (let count = 0; count < 300; count++) await open();

  expect(streams).toHaveLength(300);
});
