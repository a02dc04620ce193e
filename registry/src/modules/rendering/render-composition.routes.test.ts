import { createHash } from 'node:crypto';
import { pageComposition, renderedComposition, type RenderedComposition } from '@social/contracts';
import { contentFileUrl } from '@social/contracts/file-urls';
import { hashIntegrity, makeBuild, writeEntry } from '../../testing/make-build';
import { settings, startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';

async function rendered(registry: TestRegistry, path = '/v1/environments/production/rendered'): Promise<RenderedComposition> {
  return renderedComposition.parse((await registry.send('GET', path, null)).json());
}

/** Finds the text of the first element of a page that matches. */
function textOf(html: string, openingTag: string): string {
  const start = html.indexOf(openingTag) + openingTag.length;
  if (start < openingTag.length) throw new Error(`The page has no ${openingTag}`);
  return html.slice(start, html.indexOf('</', start));
}

/** The URL by content of a script of a test's build. */
function contentUrl(name: string, version: string, path: string): string {
  return contentFileUrl(name, { path, integrity: hashIntegrity(makeBuild({ name, version }).files[path] ?? '') });
}

const readImportMap = (page: RenderedComposition) =>
  JSON.parse(textOf(lastPage(page), '<script type="importmap">')) as { imports: Record<string, string>; integrity: Record<string, string> };

const lastPage = ({ documents }: RenderedComposition) => documents.at(-1)?.html ?? '';
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the page of a revision has its composition, its fallbacks and the settings', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });

  const page = pageComposition.parse(
    JSON.parse(textOf(lastPage(await rendered(registry)), '<script type="application/json" id="composition">')),
  );

  expect(page).toEqual({
    environment: 'production',
    revision: 2,
    reason: 'pinned',
    shellVersion: '0.1.0',
    remotes: {
      mf_chat: {
        version: '0.1.0',
        entryUrl: contentUrl('mf_chat', '0.1.0', 'remoteEntry.js'),
        exposes: ['./list', './conversation'],
        fallback: null,
      },
      mf_feed: {
        version: '0.2.0',
        entryUrl: contentUrl('mf_feed', '0.2.0', 'remoteEntry.js'),
        exposes: ['./home'],
        fallback: { version: '0.1.0', entryUrl: '/r/mf_feed/0.1.0/remoteEntry.js' },
      },
    },
    pages: [
      { remote: 'mf_chat', path: '/chat/:chatId', expose: './conversation', title: 'Conversation', access: 'member', preload: true },
      { remote: 'mf_chat', path: '/chat/new', expose: './list', title: 'New conversation', access: 'member', preload: true },
      { remote: 'mf_feed', path: '/', expose: './home', title: 'Feed', access: 'member', preload: true },
    ],
    menu: [{ remote: 'mf_feed', label: 'Home', path: '/', icon: 'home', order: 10 }],
    settings: { brand: 'Social', locale: 'en-IN', timeZone: 'Asia/Kolkata', mediaBaseUrl: 'http://localhost:4200' },
  });
});

test('a remote that the shell never heard of has its page, its menu entry and its preloads in the next revision', async () => {
  const registry = await startPinnedRegistry();
  const manifest = {
    exposes: [{ name: './hello', files: ['expose-hello.js'] }],
    pages: [{ path: '/hello', expose: './hello', title: 'Hello', access: 'public' as const, preload: true }],
    menu: [{ label: 'Hello', path: '/hello', icon: 'tag', order: 130 }],
  };
  const files = { 'remoteEntry.js': writeEntry('hello'), 'expose-hello.js': 'export {};' };
  await registry.publish({ name: 'mf_hello', version: '0.1.0', files, manifest });
  await registry.pin('production', 1, { mf_hello: '0.1.0' });

  const page = await rendered(registry);

  expect(pageComposition.parse(JSON.parse(textOf(lastPage(page), 'id="composition">')))).toMatchObject({
    pages: expect.arrayContaining([{ ...manifest.pages[0], remote: 'mf_hello' }]),
    menu: [expect.objectContaining({ label: 'Home' }), { ...manifest.menu[0], remote: 'mf_hello' }],
  });
  const html = page.documents.find(({ paths }) => paths.includes('/hello'))?.html;
  const url = contentFileUrl('mf_hello', { path: 'expose-hello.js', integrity: hashIntegrity('export {};') });
  expect(html).toContain(`<link rel="modulepreload" href="${url}"`);
});

test('a page preloads the lazy shared modules that its region starts with, from the release of the shell', async () => {
  const registry = await startPinnedRegistry();
  const files = { 'main.js': 'export {};', 'forms.js': 'export const forms = 1;' };
  const { host } = makeBuild({ name: 'shell', version: '0.3.0' }).manifest;
  if (!host) throw new Error('The shell of the tests has no host part.');
  const sharedFiles = { '@social/ui/forms': ['forms.js'] };
  await registry.publish({ name: 'shell', version: '0.3.0', files, manifest: { host: { ...host, sharedFiles } } });
  const exposes = [{ name: './home', files: ['expose-home.js'], shared: ['@social/ui/forms', 'unknown-to-the-shell'] }];
  await registry.publish({ name: 'mf_feed', version: '0.4.0', manifest: { exposes } });
  await registry.pin('production', 1, { shell: '0.3.0', mf_feed: '0.4.0' });

  const { documents } = await rendered(registry);

  const url = contentFileUrl('shell', { path: 'forms.js', integrity: hashIntegrity(files['forms.js']) });
  const preloading = documents.filter(({ html }) => html.includes(`<link rel="modulepreload" href="${url}"`));
  expect(preloading.map(({ paths }) => paths)).toEqual([['/']]);
});

test('what a remote declares to read first is in every document, and not while the remote is switched off', async () => {
  const registry = await startPinnedRegistry();
  const firstCalls = [{ path: '/', call: 'posts', form: { type: 'get_news_feed', author: '{member}' } }];
  await registry.publish({ name: 'mf_feed', version: '0.4.0', manifest: { firstCalls } });
  await registry.pin('production', 1, { mf_feed: '0.4.0' });
  const listed = async () => pageComposition.parse(JSON.parse(textOf(lastPage(await rendered(registry)), 'id="composition">'))).firstCalls;

  expect(await listed()).toEqual([{ ...firstCalls[0], remote: 'mf_feed' }]);
  await registry.send('PUT', '/v1/environments/production/remotes/mf_feed/switch', undefined, {
    payload: { isDisabled: true, reason: 'it is broken' },
  });
  expect(await listed()).toBeUndefined();
});

test('the import map has the hash of every script by content, of the fallback by version, and of every entry at the URLs of a retry', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });

  const { imports, integrity } = readImportMap(await rendered(registry));

  const hashes: Record<string, string> = {};
  const urls: Record<string, string> = {};
  for (const [name, version, isFallback] of [
    ['shell', '0.1.0', false],
    ['mf_feed', '0.2.0', false],
    ['mf_feed', '0.1.0', true],
    ['mf_chat', '0.1.0', false],
  ] as const) {
    for (const [path, text] of Object.entries(makeBuild({ name, version }).files)) {
      if (!path.endsWith('.js')) continue;
      const url = isFallback ? `/r/${name}/${version}/${path}` : contentUrl(name, version, path);
      if (!isFallback) urls[`/r/${name}/-/${path}`] = url;
      for (const query of path === 'remoteEntry.js' ? ['', '?r=1', '?r=2', '?r=3'] : ['']) hashes[`${url}${query}`] = hashIntegrity(text);
    }
  }
  expect(integrity).toEqual(hashes);
  expect(imports).toEqual(urls);
});

test('a script that a release did not change keeps its URL', async () => {
  const registry = await startPinnedRegistry();
  const before = readImportMap(await rendered(registry));
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  const after = readImportMap(await rendered(registry));

  const expose = '/r/mf_feed/-/expose-home.js';
  expect(after.imports[expose]).toBe(before.imports[expose]);
  expect(after.integrity[after.imports[expose] ?? '']).toBeDefined();
  const entry = '/r/mf_feed/-/remoteEntry.js';
  expect(after.imports[entry]).not.toBe(before.imports[entry]);
});

test.each([
  ['logo.png', '/r/mf_hello/0.1.0/remoteEntry.js'],
  ['logo.5f1c08aa.png', contentFileUrl('mf_hello', { path: 'remoteEntry.js', integrity: hashIntegrity(writeEntry('hello')) })],
])('a release with %s is loaded at %s', async (picture, entryUrl) => {
  const registry = await startPinnedRegistry();
  await registry.publish({ name: 'mf_hello', version: '0.1.0', files: { 'remoteEntry.js': writeEntry('hello'), [picture]: 'pixels' } });
  await registry.pin('production', 1, { mf_hello: '0.1.0' });

  const page = await rendered(registry);

  const { remotes } = pageComposition.parse(JSON.parse(textOf(lastPage(page), 'id="composition">')));
  expect(remotes.mf_hello?.entryUrl).toBe(entryUrl);
  expect(readImportMap(page).integrity[`${entryUrl}?r=1`]).toBe(hashIntegrity(writeEntry('hello')));
});

test('every file of the pinned and the fallback releases is listed, pictures and texts too', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  const { files } = await rendered(registry);
  const text = 'The licences of mf_feed.';
  expect(files).toHaveLength(2 + 3 + 3 + 5);
  expect(files).toContainEqual({ url: '/r/mf_feed/0.1.0/LICENSES.txt', integrity: hashIntegrity(text), sizeBytes: text.length });
});

test('the policy allows the import map and the inline script and styles by their hashes, and nothing unsafe', async () => {
  const registry = await startPinnedRegistry();
  const page = await rendered(registry);
  const html = lastPage(page);
  const policy = page.headers['content-security-policy'] ?? '';

  const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));
  expect(directive('script-src')).toBe(
    `script-src 'self' ${sha256(textOf(html, '<script type="importmap">'))} ${sha256('document.documentElement.dataset.theme="dark"')}`,
  );
  expect(directive('style-src')).toContain(sha256('body{margin:0}'));
  expect(directive('img-src')).toBe("img-src 'self' data: blob: https://media.example.org http://localhost:4200 https://i.ytimg.com");
  expect(directive('default-src')).toBe("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(page.headers).toMatchObject({
    'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
    'reporting-endpoints': 'csp="/report"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    // Only pages of our own origin record voice messages.
    'permissions-policy': expect.stringContaining('microphone=(self)'),
  });
});

test('every document of a revision has the same import map, so one policy fits all', async () => {
  const { documents } = await rendered(await startPinnedRegistry());
  expect(new Set(documents.map(({ html }) => textOf(html, '<script type="importmap">'))).size).toBe(1);
});

test('a path preloads the shell and its own region, with hashes; any other path the regions of every page', async () => {
  const { documents } = await rendered(await startPinnedRegistry());
  const preloads = (html: string) =>
    [...html.matchAll(/<link rel="modulepreload" href="([^"]+)" integrity="sha384-[^"]+" crossorigin>/g)].map(([, url]) => url);
  const main = contentUrl('shell', '0.1.0', 'main.js');
  const feed = ['remoteEntry.js', 'expose-home.js'].map((path) => contentUrl('mf_feed', '0.1.0', path));
  const conversation = contentUrl('mf_chat', '0.1.0', 'expose-conversation.js');
  const always = ['remoteEntry.js', 'expose-list.js', 'shared.js'].map((path) => contentUrl('mf_chat', '0.1.0', path));

  expect(documents.map(({ paths, html }) => [paths, preloads(html)])).toEqual([
    [['/chat/new'], [main, ...always]],
    [['/chat/:chatId'], [main, always[0], conversation, always[2], always[1]]],
    [['/'], [main, ...feed, ...always]],
    [['*'], [main, ...always]],
  ]);
});

test('the import map comes before anything that loads a module, and after the script that sends the first calls', async () => {
  const html = lastPage(await rendered(await startPinnedRegistry()));
  const map = html.indexOf('<script type="importmap">');
  expect(map).toBeGreaterThan(html.indexOf('<script>document.documentElement'));
  expect(map).toBeLessThan(html.indexOf('modulepreload'));
  expect(html.indexOf('<script>document.documentElement')).toBeGreaterThan(html.indexOf('id="composition"'));
  expect(html).toContain(
    `<script type="module" src="${contentUrl('shell', '0.1.0', 'main.js')}" integrity="${hashIntegrity(makeBuild({ name: 'shell', version: '0.1.0' }).files['main.js'] ?? '')}" crossorigin></script>`,
  );
});

test('no setting can inject markup into the page', async () => {
  const registry = await startPinnedRegistry();
  const brand = '</script><script>alert(1)</script><!--"&';
  await registry.putSettings('production', { ...settings, brand });

  const html = lastPage(await rendered(registry));

  expect(html).not.toContain('alert(1)</script>');
  expect(html).toContain('<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--&quot;&amp;</title>');
  expect(pageComposition.parse(JSON.parse(textOf(html, 'id="composition">'))).settings.brand).toBe(brand);
  expect(html).toContain('<meta name="description" content="Sign in to &lt;/script&gt;');
});

describe('fallbacks', () => {
  test('name the last other version of the environment, whatever else changes', async () => {
    const registry = await startPinnedRegistry();
    await registry.publish({ name: 'mf_chat', version: '0.2.0' });
    const fallbacks = async () =>
      (await registry.send('GET', '/v1/environments/production/status')).json<{ fallbacks: unknown }>().fallbacks;

    expect(await fallbacks()).toEqual({});
    await registry.pin('production', 1, { mf_feed: '0.2.0' });
    expect(await fallbacks()).toEqual({ mf_feed: '0.1.0' });
    await registry.pin('production', 2, { mf_chat: '0.2.0' });
    expect(await fallbacks()).toEqual({ mf_feed: '0.1.0', mf_chat: '0.1.0' });
    await registry.rollBack('production', 3);
    expect(await fallbacks()).toEqual({ mf_feed: '0.1.0', mf_chat: '0.2.0' });
  });

  test('pass over a release that was just rolled back from', async () => {
    const registry = await startPinnedRegistry();
    await registry.publish({ name: 'mf_feed', version: '0.4.0' });
    await registry.pin('production', 1, { mf_feed: '0.2.0' });
    await registry.pin('production', 2, { mf_feed: '0.3.0' });
    await registry.rollBack('production', 3);

    const status = (await registry.send('GET', '/v1/environments/production/status')).json<Record<string, unknown>>();
    expect(status).toMatchObject({ composition: { mf_feed: '0.2.0' }, fallbacks: { mf_feed: '0.1.0' } });
    await registry.pin('production', 4, { mf_feed: '0.4.0' });
    await registry.rollBack('production', 5);
    expect((await registry.send('GET', '/v1/environments/production/status')).json()).toMatchObject({ fallbacks: status.fallbacks });
  });

  test('never name the shell, which nothing could load', async () => {
    const registry = await startPinnedRegistry();
    await registry.publish({ name: 'shell', version: '0.2.0' });
    await registry.pin('production', 1, { shell: '0.2.0' });
    expect((await registry.send('GET', '/v1/environments/production/status')).json()).toMatchObject({ fallbacks: {} });
  });
});

describe('the edge', () => {
  test('gets a 304 when nothing changed', async () => {
    const registry = await startPinnedRegistry();
    for (const path of ['/v1/heads', '/v1/environments/production/rendered', '/v1/environments/production/revisions/1/rendered']) {
      const first = await registry.send('GET', path, null);
      expect(first.statusCode).toBe(200);
      const again = await registry.send('GET', path, null, { headers: { 'if-none-match': String(first.headers.etag) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const { etag } = (await registry.send('GET', '/v1/heads', null)).headers;
    await registry.pin('production', 1, { mf_feed: '0.2.0' });
    expect((await registry.send('GET', '/v1/heads', null, { headers: { 'if-none-match': String(etag) } })).statusCode).toBe(200);
  });

  test('can read what an older revision served', async () => {
    const registry = await startPinnedRegistry();
    await registry.pin('production', 1, { mf_feed: '0.2.0' });
    expect(await rendered(registry, '/v1/environments/production/revisions/1/rendered')).toMatchObject({
      revision: 1,
      composition: { mf_feed: '0.1.0' },
    });
  });

  test('gets environments without a revision, which have no page', async () => {
    const registry = await startPinnedRegistry();
    await registry.putSettings('staging', { ...settings, hostnames: ['staging.localhost'] });
    expect((await registry.send('GET', '/v1/heads', null)).json()).toMatchObject({ production: { revision: 1 }, staging: null });
    expect((await registry.send('GET', '/v1/environments/staging/rendered', null)).statusCode).toBe(404);
  });
});

test('only pages of an environment that allows overrides are told so', async () => {
  const registry = await startPinnedRegistry();
  const readBlock = async () => textOf(lastPage(await rendered(registry)), '<script type="application/json" id="composition">');
  expect(await readBlock()).not.toContain('overridesAllowed');

  await registry.putSettings('production', { ...settings, overridesAllowed: true });

  expect(pageComposition.parse(JSON.parse(await readBlock())).overridesAllowed).toBe(true);
});
