import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { linkPreviews } from '../../db/schema/links';
import type { Config } from '../../config';
import { listen, openStream } from '../../testing/open-stream';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';
import { drawPicture } from '../../testing/test-files';
import { createMediaRemovalRepository } from '../media/media-removal.repository';
import { createMediaRemovalService } from '../media/media-removal.service';

const PAGE = `<html><head><title>Plain</title>
  <meta property="og:title" content="Tea &amp; rain"><meta property="og:description" content="How to  brew"><meta property="og:image" content="/tea.png"></head></html>`;

let provider: RunningProvider;
let asha: Member;
let ben: Member;
let site: Server;
let base: string;
let requests: string[];
let pages: Record<string, (response: ServerResponse, request: IncomingMessage) => void>;

const html = (body: string) => (response: ServerResponse) => void response.setHeader('content-type', 'text/html').end(body);

beforeEach(async () => {
  requests = [];
  const picture = await drawPicture();
  pages = {
    '/tea': html(PAGE),
    '/tea.png': (response) => void response.setHeader('content-type', 'image/png').end(picture),
  };
  site = createServer((request, response) => {
    requests.push(request.url ?? '');
    const page = pages[request.url ?? ''];
    if (page) page(response, request);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await provider.stop();
  site.closeAllConnections();
  await new Promise((resolve) => void site.close(resolve));
});

async function start(settings: Partial<Config['linkPreviews']> = {}) {
  provider = await startProvider({ linkPreviews: { isEnabled: true, allowsPrivate: true, timeoutMs: 5000, ...settings } });
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
}
const preview = async (text: string) => (await provider.call('fetch_link_preview', { text }, asha)).link_preview;
const publish = async (form: Record<string, string>) =>
  (await provider.call('new_post', form, asha)).post_data as { post_id: string; postLink: string };
const readPost = async (id: string) =>
  (await provider.call('get-post-data', { post_id: id, fetch: 'post_data' }, ben)).post_data as { postLink: string; postLinkTitle: string };
const readMessages = async () => (await provider.call('get_user_messages', { recipient_id: asha.id }, ben)).messages as object[];

/** Waits for fetches that continue after a reply. */
async function untilStored(): Promise<void> {
  while ((await provider.db.$count(linkPreviews)) === 0) await new Promise(setImmediate);
}

test('the first link of a text has a preview, whose picture comes from our own uploads', async () => {
  await start();
  const found = await preview(`Look: ${base}/tea, and ${base}/other`);
  expect(found).toEqual({
    url: `${base}/tea`,
    title: 'Tea &amp; rain',
    description: 'How to brew',
    image: expect.stringContaining(`${provider.config.publicUrl}/upload/photos/`),
  });
  const { pathname } = new URL((found as { image: string }).image);
  expect((await provider.app.inject(pathname)).statusCode).toBe(200);
});

test('a post shows the stored preview, with the names of the contract', async () => {
  await start();
  await preview(`${base}/tea`);
  expect(await publish({ postText: `Read ${base}/tea`, postLinkTitle: 'A lie' })).toMatchObject({
    postLink: `${base}/tea`,
    postLinkTitle: 'Tea &amp; rain',
    postLinkContent: 'How to brew',
    postLinkImage: expect.stringContaining('/upload/'),
  });
  expect(requests).toEqual(['/tea', '/tea.png']);
});

test('a post without a stored preview is published at once, and shows it later', async () => {
  let answer = () => {};
  pages['/tea'] = (response) => {
    answer = () => html(PAGE)(response);
  };
  await start();
  const { post_id, postLink } = await publish({ postText: `Read ${base}/tea` });
  expect(postLink).toBe('');
  while (requests.length === 0) await new Promise(setImmediate);
  answer();
  await untilStored();
  expect(await readPost(post_id)).toMatchObject({ postLink: `${base}/tea`, postLinkTitle: 'Tea &amp; rain' });
});

test('a page that shows a post is notified of a preview that is stored later', async () => {
  await start();
  let send = () => {};
  const asked = new Promise<void>((resolve) => {
    pages['/late'] = (response) => {
      send = () => html(PAGE)(response);
      resolve();
    };
  });
  const stream = await openStream(await listen(provider), ben, {});
  const { stream: streamId } = await stream.next('hello');
  const { post_id } = await publish({ postText: `Read ${base}/late` });
  await asked;
  const watch = { stream_id: String(streamId), post_ids: post_id };
  expect((await provider.call('live_posts', watch, ben)).data).toMatchObject([{ post_id, link_preview: 0 }]);
  send();
  expect(await stream.next('post')).toMatchObject({ post_id, link_preview: 1 });
  stream.close();
});

test('an author may hide the preview, even when the post is edited; another link has one again', async () => {
  await start();
  pages['/rain'] = html('<title>Rain</title>');
  const { post_id } = await publish({ postText: `${base}/tea`, link_preview: '0' });
  const edit = (text: string) => provider.call('post-actions', { action: 'edit', post_id, text }, asha);
  await preview(`${base}/tea`);
  await preview(`${base}/rain`);
  await edit(`Now: ${base}/tea`);
  expect(await readPost(post_id)).toMatchObject({ postLink: '' });
  await edit(`${base}/rain`);
  expect(await readPost(post_id)).toMatchObject({ postLink: `${base}/rain` });
});

test('a message has a preview, and another one after it was edited', async () => {
  await start();
  pages['/rain'] = html('<title>Rain</title>');
  const sent = (await provider.call('send-message', { user_id: ben.id, text: `${base}/tea` }, asha)).message_data as { id: string }[];
  await untilStored();
  expect(await readMessages()).toMatchObject([{ link_preview: { url: `${base}/tea`, title: 'Tea &amp; rain' } }]);
  await preview(`${base}/rain`);
  await provider.call('edit_message', { message_id: sent[0]?.id ?? '', text: `${base}/rain` }, asha);
  expect(await readMessages()).toMatchObject([{ link_preview: { title: 'Rain' } }]);
  await provider.call('edit_message', { message_id: sent[0]?.id ?? '', text: 'No link' }, asha);
  expect(await readMessages()).toMatchObject([{ link_preview: [] }]);
});

test('a found page is fetched once a day, a failure once an hour', async () => {
  await start();
  for (const path of ['/tea', '/missing', '/tea', '/missing']) await preview(base + path);
  expect(requests).toEqual(['/tea', '/tea.png', '/missing']);
  provider.passSeconds(3601);
  for (const path of ['/tea', '/missing']) await preview(base + path);
  expect(requests).toEqual(['/tea', '/tea.png', '/missing', '/missing']);
  provider.passSeconds(24 * 3600);
  await preview(`${base}/tea`);
  expect(requests).toHaveLength(6);
});

test('a page that fails later does not remove the stored preview', async () => {
  await start();
  const { post_id } = await publish({ postText: `${base}/tea` });
  await untilStored();
  delete pages['/tea'];
  provider.passSeconds(25 * 3600);
  await preview(`${base}/tea`);
  expect(await readPost(post_id)).toMatchObject({ postLinkTitle: 'Tea &amp; rain' });
});

test('two simultaneous requests cause one fetch', async () => {
  await start();
  await Promise.all([preview(`${base}/tea`), preview(`${base}/tea`)]);
  expect(requests).toEqual(['/tea', '/tea.png']);
});

test.each([
  ['of another type', (response: ServerResponse) => void response.setHeader('content-type', 'application/json').end(PAGE)],
  [
    'of encoded content',
    (response: ServerResponse) => void response.setHeader('content-encoding', 'gzip').setHeader('content-type', 'text/html').end(PAGE),
  ],
  ['without a title', html('<p>Nothing</p>')],
  ['whose title comes too late', html(`<p>${'x'.repeat(600 * 1024)}</p>${PAGE}`)],
  ['that redirects for ever', (response: ServerResponse) => void response.writeHead(302, { location: '/odd' }).end()],
  ['that redirects to a file', (response: ServerResponse) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end()],
  [
    'that breaks off',
    (response: ServerResponse) =>
      void response
        .setHeader('content-type', 'text/html')
        .writeHead(200)
        .write('<ti', () => response.destroy()),
  ],
])('a page %s has no preview', async (_, page) => {
  await start();
  pages['/odd'] = page;
  expect(await preview(`${base}/odd`)).toEqual([]);
});

test('a page that never answers has none', async () => {
  await start({ timeoutMs: 50 });
  pages['/odd'] = () => undefined;
  expect(await preview(`${base}/odd`)).toEqual([]);
});

test('a preview without a usable picture keeps its text', async () => {
  await start();
  pages['/large'] = (response) => void response.setHeader('content-type', 'image/png').end(Buffer.alloc(5 * 1024 * 1024 + 1));
  pages['/script'] = (response) => void response.setHeader('content-type', 'image/png').end('<script>');
  for (const [at, image] of ['/large', '/script', '/tea', 'javascript:alert(1)'].entries()) {
    pages[`/page-${at}`] = html(`<title>Text</title><meta property="og:image" content="${image}">`);
    expect(await preview(`${base}/page-${at}`)).toMatchObject({ title: 'Text', image: '' });
  }
});

test('hostile titles arrive as plain, short text', async () => {
  await start();
  pages['/odd'] = html(`<title>&lt;img src=x onerror=alert(1)&gt;\u202e\n${'long '.repeat(200)}</title>`);
  const { title } = (await preview(`${base}/odd`)) as { title: string };
  expect(title).toMatch(/^&lt;img src=x onerror=alert\(1\)&gt; long .*…$/);
  expect(title.length).toBeLessThan(220);
});

test('this machine and its network are refused unless the configuration allows them, and nothing is asked', async () => {
  await start({ allowsPrivate: false });
  const port = new URL(base).port;
  for (const host of [
    `127.0.0.1:${port}`,
    `localhost:${port}`,
    'localhost',
    '127.1',
    '0x7f000001',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '10.0.0.1',
    '169.254.169.254',
  ])
    expect([host, await preview(`http://${host}/tea`)]).toEqual([host, []]);
  expect(requests).toEqual([]);
});

test('links into our own site and to YouTube have none', async () => {
  await start();
  expect(await preview(`${provider.config.siteUrl}/post/1 https://www.youtube.com/watch?v=aaaaaaaaaaa`)).toEqual([]);
  expect(await provider.db.$count(linkPreviews)).toBe(0);
});

test('switched off, nothing is fetched', async () => {
  await start({ isEnabled: false });
  expect(await preview(`${base}/tea`)).toEqual([]);
  expect(await publish({ postText: `${base}/tea` })).toMatchObject({ postLink: '', postLinkTitle: null });
  expect(requests).toEqual([]);
});

test('a member who requests previews too often is refused', async () => {
  provider = await startProvider({ callLimitFactor: 1 });
  asha = await provider.signUp('asha');
  for (let times = 0; times < 60; times++) await provider.call('fetch_link_preview', { text: 'x' }, asha);
  expect(await provider.call('fetch_link_preview', { text: 'x' }, asha)).toMatchObject({
    errors: { error_text: expect.stringContaining('Too many links') },
  });
});

test('a preview that nothing shows is removed with its picture once it has expired', async () => {
  await start();
  pages['/rain'] = html('<title>Rain</title>');
  await preview(`${base}/tea`);
  await publish({ postText: `${base}/rain` });
  await preview(`${base}/rain`);
  provider.passSeconds(25 * 3600);
  await createMediaRemovalService({ removal: createMediaRemovalRepository(provider.db), uploads: provider.uploads }).removeFiles(
    provider.now(),
  );
  expect(await provider.db.select({ url: linkPreviews.url }).from(linkPreviews)).toEqual([{ url: `${base}/rain` }]);
});
