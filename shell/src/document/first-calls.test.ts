import { toReplyKey } from '@social/api/early-replies';
import type { CompositionFirstCall } from '@social/contracts';
import { createMemoryStorage } from '../testing/memory-storage';
import { sendFirstCalls } from './first-calls';

const feed: CompositionFirstCall = {
  remote: 'mf_feed',
  path: '/',
  call: 'posts',
  form: { type: 'get_news_feed', limit: '10' },
  unlessStored: 'feed_authors_{member}',
  preview: { above: [], items: 'data', name: 'publisher.name' },
};
const post: CompositionFirstCall = { remote: 'mf_feed', path: '/post/:postId', call: 'get-post-data', form: { post_id: '{path:postId}' } };
const articles: CompositionFirstCall = {
  remote: 'mf_content',
  path: '/blog',
  call: 'get_blogs',
  form: { user_id: '{member}' },
  legacy: true,
};

type Opened = { stored?: Record<string, string>; answer?: () => Promise<Response> };

const signedIn = { access_token: 'a token/1', user_id: '7' };

function openPage(address: string, { stored = signedIn, answer = () => new Promise(() => undefined) }: Opened = {}) {
  const storage = createMemoryStorage();
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, value);
  const sent: { url: string; method: string | undefined; body: string; signal: AbortSignal }[] = [];
  const showPreview = jest.fn();
  const replies = sendFirstCalls({
    firstCalls: [feed, post, articles],
    address: new URL(address, 'https://social.example'),
    storage,
    send(url, { method, body, signal }) {
      sent.push({ url, method, body: (body as URLSearchParams).toString(), signal: signal as AbortSignal });
      return answer();
    },
    now: () => 5,
    showPreview,
  });
  return { replies, sent, showPreview };
}

test('a member who opens a page has its first call sent, as the page itself sends it', () => {
  const { sent } = openPage('/');

  expect(sent).toMatchObject([{ url: '/api/posts?access_token=a%20token%2F1', method: 'POST', body: 'type=get_news_feed&limit=10' }]);
});

test.each(['/post/42', '/POST/42/'])('%s has the parameter of the address in the form', (address) => {
  expect(openPage(address).sent.map(({ body }) => body)).toEqual(['post_id=42']);
});

test('a call of the legacy API has the token in its form', () => {
  expect(openPage('/blog').sent).toMatchObject([{ url: '/app_api.php?application=phone&type=get_blogs', body: 's=a+token%2F1&user_id=7' }]);
});

test.each(['/post', '/post/42/comments', '/other', '/?filter=photos'])('%s sends nothing', (address) => {
  expect(openPage(address).sent).toEqual([]);
});

test.each<Record<string, string>>([{}, { access_token: 'token-1' }, { user_id: '7' }])('a guest sends nothing: %j', (stored) => {
  expect(openPage('/', { stored }).sent).toEqual([]);
});

test('a member whose stored choice changes the request sends nothing, and another member does', () => {
  expect(openPage('/', { stored: { ...signedIn, feed_authors_7: 'followed' } }).sent).toEqual([]);
  expect(openPage('/', { stored: { ...signedIn, feed_authors_8: 'followed' } }).sent).toHaveLength(1);
});

test('the reply waits under its request, whole', async () => {
  const { replies } = openPage('/', {
    answer: async () =>
      ({ status: 429, headers: new Map([['retry-after', '7']]), text: async () => '{"api_status":"429"}' }) as unknown as Response,
  });

  const key = toReplyKey('/api/posts?access_token=a%20token%2F1', new URLSearchParams({ limit: '10', type: 'get_news_feed' }));
  const early = replies.get(key);

  expect(early?.sentAtMs).toBe(5);
  expect(await early?.response).toEqual({ status: 429, headers: { 'retry-after': '7' }, body: '{"api_status":"429"}' });
});

test('a request can be aborted', () => {
  const { replies, sent } = openPage('/');

  for (const { abort } of replies.values()) abort();

  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true]);
});

test('the reply to a call with a preview is shown, where the call is sent', async () => {
  const { replies, showPreview } = openPage('/');

  expect(showPreview.mock.calls).toEqual([[feed.preview, [...replies.values()][0]?.response]]);
  expect(openPage('/post/42').showPreview).not.toHaveBeenCalled();
  expect(openPage('/', { stored: {} }).showPreview).not.toHaveBeenCalled();
});
