import { readHashesToLoad } from './import-map';
import { createReleaseRefetch, listRequestedFiles, REST_MS, type RequestedFile } from './refetch-release';

const urls = [
  '/r/mf_feed/0.1.0/remoteEntry.js',
  '/r/mf_feed/0.1.0/remoteEntry.js?r=1',
  '/r/mf_feed/0.1.0/remoteEntry.js?r=2',
  '/r/mf_feed/0.1.0/expose-home.js',
  '/r/mf_feed/0.1.0/expose-explore.js',
  '/r/mf_feed/0.0.9/remoteEntry.js',
  '/r/mf_chat/0.1.0/remoteEntry.js',
];

const hash = `sha384-${'A'.repeat(64)}`;

type Outcome = 'whole' | 'missing' | 'altered' | 'offline';

/** Answers like a browser's `fetch`, which refuses what has another hash. The page has requested the files of `requested`. */
function refetchWith(answer: (url: string) => Outcome, requested: RequestedFile[] = []) {
  const asked: [string, RequestInit | undefined][] = [];
  let time = 0;
  const refetch = createReleaseRefetch({
    knownHashes: () => Object.fromEntries(urls.map((url) => [url, hash])),
    request: async (input, init) => {
      const url = typeof input === 'string' ? input : '';
      asked.push([url, init]);
      const outcome = answer(url);
      if (outcome === 'offline' || (outcome === 'altered' && init?.integrity)) throw new TypeError('Failed to fetch');
      return { ok: outcome !== 'missing', arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) } as Response;
    },
    requestedFiles: () => requested,
    now: () => time,
  });
  return {
    refetch,
    asked,
    /** Refetches as the next try does, after the rest. */
    again(url: string) {
      time += REST_MS;
      return refetch(url);
    },
  };
}

const entry = '/r/mf_feed/0.1.0/remoteEntry.js';
const home = '/r/mf_feed/0.1.0/expose-home.js';
const explore = '/r/mf_feed/0.1.0/expose-explore.js';

test('the files of a release are refetched past the cache, and the entry under the URL of the next try', async () => {
  const { refetch, asked } = refetchWith(() => 'whole');
  expect(await refetch(`${entry}?r=1`)).toBe('whole');
  expect(asked.map(([url]) => url).sort()).toEqual([explore, home, entry, `${entry}?r=1`]);
  expect(asked.every(([, init]) => init?.cache === 'reload' && init.integrity === hash)).toBe(true);
});

test('only files that the page has requested are refetched, where the browser tells', async () => {
  const { refetch, asked } = refetchWith(() => 'whole', [{ url: home, hasArrived: true }]);
  expect(await refetch(`${entry}?r=1`)).toBe('whole');
  expect(asked.map(([url]) => url)).toEqual([`${entry}?r=1`, home]);
});

test.each([
  ['is not there', 'missing', 'missing'],
  ['cannot be fetched', 'offline', 'missing'],
  ['has other bytes', 'altered', 'altered'],
] as const)('an entry that %s does not arrive whole, and no other file is asked for', async (_how, outcome, how) => {
  const { refetch, asked } = refetchWith(() => outcome);
  expect(await refetch(entry)).toEqual({ how, url: entry });
  expect(asked.map(([url]) => url)).toEqual([entry, entry]);
});

test('another file that does not arrive is left to the following load', async () => {
  const { refetch } = refetchWith((url) => (url.includes('expose') ? 'offline' : 'whole'));
  expect(await refetch(entry)).toBe('whole');
});

test.each([
  ['every file', () => true, [entry, entry, entry, entry]],
  ['a part', (url: string) => url === home, [entry, home, home, home]],
])(
  'a release of which %s is blocked is asked for only one file in later tries, and works again when that arrives',
  async (_what, isBlocked, tries) => {
    let isOver = false;
    const requested = [
      { url: explore, hasArrived: true },
      { url: home, hasArrived: false },
    ];
    const { refetch, again, asked } = refetchWith((url) => (!isOver && isBlocked(url) ? 'offline' : 'whole'), requested);

    const blocked = { how: 'missing', url: tries.at(-1) };
    expect([await refetch(entry), await again(entry), await again(entry)]).toEqual([blocked, blocked, blocked]);
    expect(asked.map(([url]) => url)).toEqual(tries);

    isOver = true;
    expect(await again(entry)).toBe('whole');
  },
);

test('regions that ask at the same time, or right after, share the answer', async () => {
  const { refetch, asked } = refetchWith(() => 'offline');
  await Promise.all([refetch(entry), refetch(entry), refetch(entry)]);
  expect(await refetch(entry)).toEqual({ how: 'missing', url: entry });
  expect(asked).toHaveLength(2);
});

test("a developer's own build, of which the page has no hash, counts as whole", async () => {
  expect(await refetchWith(() => 'offline').refetch('http://localhost:3001/remoteEntry.js')).toBe('whole');
});

test('a file without a status and a body has not arrived', () => {
  const record = (path: string, fields: object) => ({ name: `http://localhost${path}`, decodedBodySize: 0, ...fields });
  const entries = [
    record(home, { responseStatus: 0 }),
    record(explore, { responseStatus: 404 }),
    record(entry, { responseStatus: 200 }),
    record('/r/shell/1.0.0/main.js', { decodedBodySize: 12 }),
    { name: 'https://media.example/a.jpg', responseStatus: 0, decodedBodySize: 0 },
  ];
  const view = { performance: { getEntriesByType: () => entries }, location: { origin: 'http://localhost' } } as unknown as Window;
  expect(listRequestedFiles(view).map(({ url, hasArrived }) => [url, hasArrived])).toEqual([
    [home, false],
    [explore, false],
    [entry, true],
    ['/r/shell/1.0.0/main.js', true],
  ]);
});

test('the hashes are read from the import map, and a page without one has none', () => {
  document.head.innerHTML = `<script type="importmap">{"integrity":{"/r/shell/1.0.0/main.js":"${hash}"}}</script>`;
  expect(readHashesToLoad(document)).toEqual({ '/r/shell/1.0.0/main.js': hash });
  document.head.innerHTML = '';
  expect(readHashesToLoad(document)).toEqual({});
});
