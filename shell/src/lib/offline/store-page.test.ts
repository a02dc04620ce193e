import { createFakeCache } from '../../testing/fake-cache';
import { storePage } from './store-page';
import { DOCUMENT_KEY, STORED_AT_HEADER } from './stored-copy';

const headers = {
  'x-composition': 'production@7',
  'x-composition-reason': 'pinned',
  'content-encoding': 'br',
  'content-security-policy': "default-src 'none'",
};
const page = {
  stamp: 'production@7',
  pathname: '/albums',
  scripts: { '/r/shell/-/main.abcdefgh.js': 'sha384-one', '/r/mf_feed/-/a.abcdefgh.js': 'sha384-two' },
};

function openBrowser(documentHeaders: Record<string, string> = headers) {
  const cache = createFakeCache();
  const asked: [path: string, integrity: string | undefined][] = [];
  return {
    cache,
    asked,
    fetch: async (path: string, { integrity }: RequestInit) => {
      asked.push([path, integrity]);
      return path === '/albums'
        ? new Response('<!doctype html>\n<html lang="en">', { headers: documentHeaders })
        : new Response(`script ${path}`);
    },
    now: () => 99,
  };
}

test('scripts are stored with their hashes checked, and the document after them, marked, with its policies', async () => {
  const browser = openBrowser();

  await storePage(page, browser);

  expect(browser.asked).toEqual([...Object.entries(page.scripts), ['/albums', undefined]]);
  expect(browser.cache.paths()).toEqual([...Object.keys(page.scripts), DOCUMENT_KEY]);
  const stored = await browser.cache.match(DOCUMENT_KEY);
  expect(await stored?.text()).toBe('<!doctype html>\n<html data-stored lang="en">');
  expect(Object.fromEntries(stored?.headers ?? [])).toMatchObject({
    'content-security-policy': "default-src 'none'",
    [STORED_AT_HEADER]: '99',
  });
  expect(stored?.headers.has('content-encoding')).toBe(false);
});

test('a script that is stored is not fetched again, and one that the document does not need is removed', async () => {
  const browser = openBrowser();
  await browser.cache.put('/r/shell/-/main.abcdefgh.js', new Response('main'));
  await browser.cache.put('/r/mf_feed/-/a.older123.js', new Response('older'));

  await storePage(page, browser);

  expect(browser.asked.map(([path]) => path)).toEqual(['/r/mf_feed/-/a.abcdefgh.js', '/albums']);
  expect(browser.cache.paths().sort()).toEqual([DOCUMENT_KEY, ...Object.keys(page.scripts)].sort());
});

test.each<[string, Record<string, string>]>([
  ['a revision that was pinned meanwhile', { ...headers, 'x-composition': 'production@8' }],
  ['a developer’s own build', { ...headers, 'x-composition-reason': 'override' }],
])('the document of %s is not stored, and the earlier one stays with its scripts', async (_what, documentHeaders) => {
  const browser = openBrowser(documentHeaders);
  await browser.cache.put(DOCUMENT_KEY, new Response('earlier'));
  await browser.cache.put('/r/mf_feed/-/a.older123.js', new Response('older'));

  await storePage(page, browser);

  expect(await (await browser.cache.match(DOCUMENT_KEY))?.text()).toBe('earlier');
  expect(browser.cache.paths()).toContain('/r/mf_feed/-/a.older123.js');
});

test('a full disk leaves the earlier document with its scripts', async () => {
  const browser = openBrowser();
  await browser.cache.put(DOCUMENT_KEY, new Response('earlier'));
  await browser.cache.put('/r/mf_feed/-/a.older123.js', new Response('older'));
  browser.cache.put = async () => {
    throw new DOMException('full', 'QuotaExceededError');
  };

  await expect(storePage(page, browser)).rejects.toThrow('full');

  expect(browser.cache.paths()).toEqual([DOCUMENT_KEY, '/r/mf_feed/-/a.older123.js']);
});

test('a script that the edge no longer has leaves the earlier document', async () => {
  const browser = openBrowser();
  const fetch = async () => new Response('', { status: 404 });

  await expect(storePage(page, { ...browser, fetch })).rejects.toThrow('answered 404');

  expect(browser.cache.paths()).toEqual([]);
});
