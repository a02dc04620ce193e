import { ReadableStream } from 'node:stream/web';
import { createApiClient, TransportError, type PersonId } from '@social/api';
import { waitFor } from '@testing-library/dom';
import { followLiveEvents } from './follow-live-events';
import { createLiveChannel, type LiveNews } from './live-channel';

const MESSAGE = 'event: message\ndata: {"user_id":"4","message_id":"12","from_id":"4"}\n\n';
const HELLO = 'event: hello\ndata: {"stream":"s-1"}\n\n';
const received = { kind: 'message', conversation: { kind: 'person', id: '4' }, messageId: '12', authorId: '4' };

type Opened = { lastPosition: string | null; write(text: string): void; end(): void; break(): void };

/** A host at the network's edge. Each opened stream stands in `opened`, in order. */
function fakeHost(answer?: () => Response) {
  const opened: Opened[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    if (answer) return Promise.resolve(answer());
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        init?.signal?.addEventListener('abort', () => controller.error(new TypeError('aborted')));
        opened.push({
          lastPosition: new Headers(init?.headers).get('last-event-id'),
          write: (text) => controller.enqueue(encoder.encode(text)),
          end: () => controller.close(),
          break: () => controller.error(new TypeError('network')),
        });
      },
    });
    return Promise.resolve(new Response(body as BodyInit, { headers: { 'content-type': 'text/event-stream' } }));
  });
  return opened;
}

/** Locks and channels of one browser. */
function fakeBrowser() {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  async function request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    if (signal.aborted) return;
    isHeld = true;
    await work();
    isHeld = false;
    waiting.shift()?.();
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const channels = new Set<EventTarget>();
  class FakeChannel extends EventTarget {
    constructor() {
      super();
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const other of channels) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
    close() {
      channels.delete(this);
    }
  }
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: FakeChannel });
}

const pages: AbortController[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.abort();
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  jest.useRealTimers();
});

function openPage() {
  const stopped = new AbortController();
  pages.push(stopped);
  const channel = createLiveChannel();
  const news: LiveNews[] = [];
  channel.subscribe((item) => news.push(item));
  const followed = followLiveEvents({
    client: createApiClient({ getAccessToken: () => 'token', transport: () => Promise.reject(new TransportError('network')) }),
    memberId: '1' as PersonId,
    channel,
    signal: stopped.signal,
    getPageAgeSeconds: () => 3,
    random: () => 0,
  });
  return { channel, news, followed, close: () => stopped.abort() };
}

/** Waits until the host has `count` open streams, and returns the last. */
async function waitForStream(opened: Opened[], count: number): Promise<Opened> {
  await waitFor(() => expect(opened).toHaveLength(count));
  const last = opened.at(-1);
  if (!last) throw new Error('No stream was opened.');
  return last;
}

test('events are published in their order, once the stream is open, also when they arrive in parts', async () => {
  const opened = fakeHost();
  const { news, channel } = openPage();
  const stream = await waitForStream(opened, 1);

  stream.write(HELLO);
  stream.write(MESSAGE.slice(0, 30));
  stream.write(`${MESSAGE.slice(30)}event: unheard-of\ndata: {}\n\nid: 7-100\n\nevent: notification\ndata: {}\n\n`);

  await waitFor(() => expect(news).toEqual([{ kind: 'stream', streamId: 's-1' }, received, { kind: 'notification' }]));
  expect(channel.getStreamId()).toBe('s-1');
});

test('a stream that breaks is opened again where it ended, without the page polling in between', async () => {
  const opened = fakeHost();
  const { news, channel } = openPage();
  const first = await waitForStream(opened, 1);
  first.write(`${HELLO}id: 7-100\n\n`);
  await waitFor(() => expect(channel.getStreamId()).toBe('s-1'));

  first.break();
  window.dispatchEvent(new Event('online'));

  const second = await waitForStream(opened, 2);
  expect([first.lastPosition, second.lastPosition]).toEqual([null, '7-100']);
  expect(news).toEqual([{ kind: 'stream', streamId: 's-1' }]);
});

test('a stream that stays broken lets the page poll', async () => {
  jest.useFakeTimers();
  const opened = fakeHost();
  const { news } = openPage();
  const stream = await waitForStream(opened, 1);
  stream.write(HELLO);
  await jest.advanceTimersByTimeAsync(0);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));

  stream.break();
  await jest.advanceTimersByTimeAsync(6000);

  expect(news.at(-1)).toEqual({ kind: 'stream', streamId: null });
});

test('a silent stream is given up and opened again', async () => {
  jest.useFakeTimers();
  const opened = fakeHost();
  openPage();
  const stream = await waitForStream(opened, 1);
  stream.write(`${HELLO}id: 7-100\n\n`);

  await jest.advanceTimersByTimeAsync(45_000);

  expect(opened.at(-1)?.lastPosition).toBe('7-100');
});

test('a stream that the host ends is opened again after a moment', async () => {
  const opened = fakeHost();
  const { news } = openPage();
  const stream = await waitForStream(opened, 1);
  stream.write(HELLO);

  stream.end();

  await waitForStream(opened, 2);
  expect(news).toEqual([{ kind: 'stream', streamId: 's-1' }]);
});

test.each([
  ['has no such call', () => new Response('{"api_status":"404","errors":{"error_text":"There is no call"}}', { status: 404 })],
  ['allows no such method', () => new Response('', { status: 405 })],
  ['answers a page', () => new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } })],
  ['has ended the session', () => new Response('{"api_status":"400","errors":{"error_text":"Not authorized"}}')],
])('where the host %s the page polls, and does not ask again', async (_title, answer) => {
  fakeHost(answer);
  const { news, followed } = openPage();

  await followed;

  expect(news).toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('the pages of a browser share one stream, and another continues it when its page is closed', async () => {
  fakeBrowser();
  const opened = fakeHost();
  const one = openPage();
  const stream = await waitForStream(opened, 1);
  stream.write(`${HELLO}${MESSAGE}id: 7-100\n\n`);
  await waitFor(() => expect(one.news).toHaveLength(2));

  const other = openPage();
  // It has loaded while the message came.
  await waitFor(() => expect(other.news).toEqual([received, { kind: 'stream', streamId: 's-1' }]));
  stream.write('event: notification\ndata: {}\n\n');
  await waitFor(() => expect(other.news).toHaveLength(3));
  expect(opened).toHaveLength(1);

  one.close();
  const second = await waitForStream(opened, 2);
  expect(second.lastPosition).toBe('7-100');
  second.write(MESSAGE);
  await waitFor(() => expect(other.news.at(-1)).toEqual(received));
});
