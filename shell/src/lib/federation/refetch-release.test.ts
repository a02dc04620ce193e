import { createReleaseRefetch, importMapUrls } from './refetch-release';

const urls = [
  '/r/mf_feed/0.1.0/remoteEntry.js',
  '/r/mf_feed/0.1.0/remoteEntry.js?r=1',
  '/r/mf_feed/0.1.0/remoteEntry.js?r=2',
  '/r/mf_feed/0.1.0/expose-home.js',
  '/r/mf_feed/0.0.9/remoteEntry.js',
  '/r/mf_chat/0.1.0/remoteEntry.js',
];

function refetchWith(answer: (url: string) => Promise<ArrayBuffer>) {
  const asked: [string, RequestInit | undefined][] = [];
  const refetch = createReleaseRefetch({
    knownUrls: () => urls,
    request: async (input, init) => {
      const url = typeof input === 'string' ? input : '';
      asked.push([url, init]);
      return { arrayBuffer: () => answer(url) } as Response;
    },
  });
  return { refetch, asked };
}

test('the files of a release are refetched past the cache, and the entry under the URL of the next try', async () => {
  const { refetch, asked } = refetchWith(async () => new ArrayBuffer(0));
  await refetch('/r/mf_feed/0.1.0/remoteEntry.js?r=1');
  expect(asked.map(([url]) => url)).toEqual([
    '/r/mf_feed/0.1.0/remoteEntry.js',
    '/r/mf_feed/0.1.0/remoteEntry.js?r=1',
    '/r/mf_feed/0.1.0/expose-home.js',
  ]);
  expect(asked.every(([, init]) => init?.cache === 'reload')).toBe(true);
});

test('a file that cannot be refetched is left to the following load', async () => {
  const { refetch } = refetchWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(refetch('/r/mf_feed/0.1.0/remoteEntry.js')).resolves.toBeUndefined();
});

test('the files are read from the import map, and a page without one has none', () => {
  document.head.innerHTML = `<script type="importmap">{"integrity":{"/r/shell/1.0.0/main.js":"sha384-${'A'.repeat(64)}"}}</script>`;
  expect(importMapUrls(document)).toEqual(['/r/shell/1.0.0/main.js']);
  document.head.innerHTML = '';
  expect(importMapUrls(document)).toEqual([]);
});
