import { toReplyKey, type EarlyReplies } from './early-replies';
import { withEarlyReplies } from './early-transport';
import type { TransportRequest, TransportResponse } from './transport';

const feed = (options: Partial<TransportRequest> = {}): TransportRequest => ({
  url: '/api/posts?access_token=token-1',
  body: new URLSearchParams({ type: 'get_news_feed', limit: '10' }),
  timeoutMs: 1000,
  ...options,
});

const early: TransportResponse = { status: 200, headers: { date: 'Mon, 23 Nov 2026 08:00:00 GMT', 'x-request-id': '7' }, body: 'early' };

function documentAskedFor(response: Promise<TransportResponse>) {
  const abort = jest.fn();
  // The order of the fields is the document's own.
  const body = new URLSearchParams({ limit: '10', type: 'get_news_feed' });
  const replies: EarlyReplies = new Map([[toReplyKey(feed().url, body), { sentAtMs: 0, response, abort }]]);
  const sent: TransportRequest[] = [];
  let nowMs = 2000;
  const transport = withEarlyReplies(
    async (request) => {
      sent.push(request);
      return { ...early, body: 'sent' };
    },
    replies,
    () => nowMs,
  );
  return { transport, sent, abort, waitUntil: (ms: number) => (nowMs = ms) };
}

test('the first same request takes the reply of the document, and the next is sent', async () => {
  const { transport, sent } = documentAskedFor(Promise.resolve(early));

  expect((await transport(feed())).body).toBe('early');
  expect(sent).toEqual([]);
  expect((await transport(feed())).body).toBe('sent');
});

test('the provider’s time is not taken from a reply with an unknown arrival time', async () => {
  const { transport } = documentAskedFor(Promise.resolve(early));

  expect((await transport(feed())).headers).toEqual({ 'x-request-id': '7' });
});

test.each<[string, Partial<TransportRequest>]>([
  ['another field', { body: new URLSearchParams({ type: 'get_news_feed', limit: '10', filter: '1' }) }],
  ['a field less', { body: new URLSearchParams({ limit: '10' }) }],
  ['the token of another session', { url: '/api/posts?access_token=token-2' }],
  ['files', { body: new FormData() }],
])('a request with %s is sent', async (_what, options) => {
  const { transport, sent } = documentAskedFor(Promise.resolve(early));

  expect((await transport(feed(options))).body).toBe('sent');
  expect(sent).toHaveLength(1);
});

test('a reply that waited for longer than fifteen seconds is outdated', async () => {
  const { transport, waitUntil } = documentAskedFor(Promise.resolve(early));
  waitUntil(15_001);

  expect((await transport(feed())).body).toBe('sent');
});

test('a lost connection is the failure of the request that takes the reply, and of no other', async () => {
  const { transport } = documentAskedFor(Promise.reject(new TypeError('Failed to fetch')));

  await expect(transport(feed())).rejects.toMatchObject({ name: 'TransportError', kind: 'network' });
  expect((await transport(feed())).body).toBe('sent');
});

test('a reply that does not arrive in time is aborted', async () => {
  const { transport, abort } = documentAskedFor(new Promise(() => undefined));

  await expect(transport(feed({ timeoutMs: 10 }))).rejects.toMatchObject({ kind: 'timeout' });
  expect(abort).toHaveBeenCalled();
});

test('leaving the page aborts the request of the document', async () => {
  const { transport, abort } = documentAskedFor(new Promise(() => undefined));
  const controller = new AbortController();
  const taken = transport(feed({ signal: controller.signal }));

  controller.abort();

  await expect(taken).rejects.toMatchObject({ kind: 'aborted' });
  expect(abort).toHaveBeenCalled();
});
