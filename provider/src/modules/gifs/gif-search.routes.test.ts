import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

const KEY = 'the-key-of-the-operator';

let provider: RunningProvider;
let asha: Member;
let source: Server;
let url: string;
let requests: URL[];
let answer: (response: ServerResponse, request: URL) => void;

const json = (body: unknown) => (response: ServerResponse) =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

/** The form of GIPHY's addresses: one of several hosts, with a part of the key in path and query. */
const rendition = (id: string, file: string) => ({
  url: `https://media3.giphy.com/media/v1.Y2lkPXRoZS1rZXk/${id}/${file}?cid=the-key&ct=g`,
  width: '200',
  height: '113',
});
const wireGif = (id: string, more: object = {}) => ({
  type: 'gif',
  id,
  title: `GIF ${id}`,
  images: {
    fixed_width: rendition(id, '200w.gif'),
    fixed_width_still: rendition(id, '200w_s.gif'),
    downsized: rendition(id, 'giphy-downsized.gif'),
  },
  ...more,
});
const wirePage = (gifs: unknown[], total = gifs.length, count = gifs.length) => ({
  data: gifs,
  pagination: { total_count: total, count, offset: 0 },
  meta: { status: 200, msg: 'OK' },
});

beforeEach(async () => {
  requests = [];
  answer = json(wirePage([wireGif('cat1')]));
  source = createServer((request, response) => {
    const asked = new URL(request.url ?? '', 'http://source');
    requests.push(asked);
    answer(response, asked);
  });
  await new Promise<void>((resolve) => void source.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await provider.stop();
  source.closeAllConnections();
  await new Promise((resolve) => void source.close(resolve));
});

async function start({ key = KEY, timeoutMs = 5000 }: { key?: string | null; timeoutMs?: number } = {}, more: object = {}) {
  provider = await startProvider({ gifSearch: { url, key, timeoutMs }, ...more });
  asha = await provider.signUp('asha');
}
const search = (form: Record<string, string> = {}) => provider.call('search_gifs', form, asha);
const refusedWith = (text: string) => ({ api_status: '400', errors: { error_text: expect.stringContaining(text) } });
const readSettings = async () => (await provider.call('get-site-settings')).config;

test('finds GIFs with addresses that pages may show and that do not contain the key', async () => {
  await start();
  const reply = await search({ search_query: ' cats & dogs ' });
  expect(reply).toMatchObject({
    data: [
      {
        id: 'cat1',
        title: 'GIF cat1',
        url: 'https://media.giphy.com/media/cat1/giphy-downsized.gif',
        preview: 'https://media.giphy.com/media/cat1/200w.gif',
        still: 'https://media.giphy.com/media/cat1/200w_s.gif',
        width: 200,
        height: 113,
      },
    ],
    next_offset: '',
  });
  expect(JSON.stringify(reply)).not.toMatch(/the-key|Y2lk/);
  expect(requests[0]?.pathname).toBe('/v1/gifs/search');
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
    api_key: KEY,
    q: 'cats & dogs',
    limit: '24',
    offset: '0',
    rating: 'pg',
  });
});

test('a found GIF can be published', async () => {
  await start();
  const [gif] = (await search({ search_query: 'cat' })).data as { url: string }[];
  expect(await provider.call('new_post', { postText: '', postSticker: gif?.url }, asha)).toMatchObject({ api_status: 200 });
});

test('an empty text finds what is popular', async () => {
  await start();
  expect(await search()).toMatchObject({ data: [{ id: 'cat1' }] });
  expect(requests[0]?.pathname).toBe('/v1/gifs/trending');
  expect(requests[0]?.searchParams.has('q')).toBe(false);
  expect(requests[0]?.searchParams.get('rating')).toBe('pg');
});

test('pages follow the counts of the source and end with its last page', async () => {
  answer = json(wirePage([wireGif('a'), null], 3, 2));
  await start();
  expect(await search({ search_query: 'cat' })).toMatchObject({ data: [{ id: 'a' }], next_offset: '2' });
  answer = json(wirePage([wireGif('b')], 3));
  expect(await search({ search_query: 'cat', offset: '2' })).toMatchObject({ data: [{ id: 'b' }], next_offset: '' });
  expect(requests[1]?.searchParams.get('offset')).toBe('2');
});

test('a search without results is an empty page', async () => {
  answer = json(wirePage([]));
  await start();
  expect(await search({ search_query: 'cat' })).toMatchObject({ api_status: 200, data: [], next_offset: '' });
});

test('the same search is sent once in five minutes, for all members', async () => {
  await start();
  const ben = await provider.signUp('ben');
  await Promise.all([search({ search_query: 'cat' }), provider.call('search_gifs', { search_query: 'Cat' }, ben)]);
  expect(requests).toHaveLength(1);
  provider.passSeconds(301);
  await search({ search_query: 'cat' });
  expect(requests).toHaveLength(2);
});

test('titles are plain lines, the description first, and GIFs that can not be read are omitted', async () => {
  const hostile = `<img src=x onerror=alert(1)>\u202e\n${'long '.repeat(100)}`;
  answer = json(
    wirePage([
      wireGif('ok', { alt_text: hostile }),
      wireGif('../../evil'),
      wireGif('no-images', { images: {} }),
      wireGif('page', { images: { ...wireGif('x').images, downsized: { url: 'https://giphy.com/gifs/page.html' } } }),
    ]),
  );
  await start();
  const data = (await search()).data as { id: string; title: string }[];
  expect(data.map(({ id }) => id)).toEqual(['ok']);
  expect(data[0]?.title).toMatch(/^&lt;img src=x onerror=alert\(1\)&gt; long .*…$/);
});

test.each<[string, typeof answer]>([
  ['refuses', (response) => void response.writeHead(403).end('{"message":"the-key-of-the-operator"}')],
  ['limits', (response) => void response.writeHead(429).end()],
  ['leads elsewhere', (response) => void response.writeHead(302, { location: '/v1/gifs/other' }).end()],
  ['answers no JSON', (response) => void response.end('<html>')],
  ['answers something else', json({ data: 'none' })],
  ['answers too much', (response) => void response.end(`"${'x'.repeat(3 * 1024 * 1024)}"`)],
  ['hangs up', (response) => void response.destroy()],
])('a source that %s is reported as a failure, not cached, and the key is not logged', async (_how, failure) => {
  answer = failure;
  await start();
  expect(await search({ search_query: 'cat' })).toMatchObject(refusedWith('GIFs can not be searched right now'));
  expect(provider.logLines.some((line) => line.includes('GIFs could not be searched.'))).toBe(true);
  expect(provider.logLines.join('')).not.toContain(KEY);

  answer = json(wirePage([wireGif('cat1')]));
  expect(await search({ search_query: 'cat' })).toMatchObject({ data: [{ id: 'cat1' }] });
});

test('a source that does not answer in time is reported as a failure', async () => {
  answer = () => undefined;
  await start({ timeoutMs: 20 });
  expect(await search()).toMatchObject(refusedWith('GIFs can not be searched right now'));
});

test('without a key there is no search, and the settings say so', async () => {
  await start({ key: null });
  expect(await search({ search_query: 'cat' })).toMatchObject(refusedWith('This site has no search for GIFs'));
  expect(await readSettings()).toMatchObject({ searches_gifs: '0' });
  expect(requests).toEqual([]);
});

test('with a key the settings say that there is a search', async () => {
  await start();
  expect(await readSettings()).toMatchObject({ searches_gifs: '1' });
});

test.each([
  [{ search_query: 'x'.repeat(51) }, 'at most 50 characters'],
  [{ offset: '-1' }, 'offset'],
  [{ offset: '5000' }, 'offset'],
])('refuses %j', async (form: Record<string, string>, text) => {
  await start();
  expect(await search(form)).toMatchObject(refusedWith(text));
  expect(requests).toEqual([]);
});

test('a member who searches too often is refused', async () => {
  await start({}, { callLimitFactor: 0.05 });
  for (let times = 0; times < 6; times++) expect(await search()).toMatchObject({ api_status: 200 });
  expect(await search()).toMatchObject(refusedWith('Too many searches'));
});
