import { readHashesToLoad } from './import-map';
import { createReleaseRefetch } from './refetch-release';

const urls = [
  '/r/mf_feed/0.1.0/remoteEntry.js',
  '/r/mf_feed/0.1.0/remoteEntry.js?r=1',
  '/r/mf_feed/0.1.0/remoteEntry.js?r=2',
  '/r/mf_feed/0.1.0/expose-home.js',
  '/r/mf_feed/0.0.9/remoteEntry.js',
  '/r/mf_chat/0.1.0/remoteEntry.js',
];

const hash = `sha384-${'A'.repeat(64)}`;

/** Answers like a browser's `fetch`, which refuses what has another hash. */
function refetchWith(answer: (url: string) => 'whole' | 'missing' | 'altered' | 'offline') {
  const asked: [string, RequestInit | undefined][] = [];
  const refetch = createReleaseRefetch({
    knownHashes: () => Object.fromEntries(urls.map((url) => [url, hash])),
    request: async (input, init) => {
      const url = typeof input === 'string' ? input : '';
      asked.push([url, init]);
      const outcome = answer(url);
      if (outcome === 'offline' || (outcome === 'altered' && init?.integrity)) throw new TypeError('Failed to fetch');
      return { ok: outcome !== 'missing', arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) } as Response;
    },
  });
  return { refetch, asked };
}

const entry = '/r/mf_feed/0.1.0/remoteEntry.js';

test('the files of a release are refetched past the cache, and the entry under the URL of the next try', async () => {
  const { refetch, asked } = refetchWith(() => 'whole');
  expect(await refetch(`${entry}?r=1`)).toBe('whole');
  expect(asked.map(([url]) => url).sort()).toEqual(['/r/mf_feed/0.1.0/expose-home.js', entry, `${entry}?r=1`]);
  expect(asked.every(([, init]) => init?.cache === 'reload' && init.integrity === hash)).toBe(true);
});

test.each([
  ['is not there', 'missing', 'missing'],
  ['cannot be fetched', 'offline', 'missing'],
  ['has other bytes', 'altered', 'altered'],
] as const)('an entry that %s does not arrive whole', async (_how, outcome, arrival) => {
  expect(await refetchWith(() => outcome).refetch(entry)).toBe(arrival);
});

test('another file that does not arrive is left to the following load', async () => {
  const { refetch } = refetchWith((url) => (url.includes('expose') ? 'offline' : 'whole'));
  expect(await refetch(entry)).toBe('whole');
});

test("a developer's own build, of which the page has no hash, counts as whole", async () => {
  expect(await refetchWith(() => 'offline').refetch('http://localhost:3001/remoteEntry.js')).toBe('whole');
});

test('the hashes are read from the import map, and a page without one has none', () => {
  document.head.innerHTML = `<script type="importmap">{"integrity":{"/r/shell/1.0.0/main.js":"${hash}"}}</script>`;
  expect(readHashesToLoad(document)).toEqual({ '/r/shell/1.0.0/main.js': hash });
  document.head.innerHTML = '';
  expect(readHashesToLoad(document)).toEqual({});
});
