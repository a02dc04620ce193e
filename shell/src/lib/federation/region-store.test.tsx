import { didNotArrive, neverAnswers } from '../../testing/fake-federation';
import { createManualClock } from '../../testing/manual-clock';
import { createMemoryStorage } from '../../testing/memory-storage';
import { createPageComposition } from '../../testing/page-compositions';
import { createTestRegions } from '../../testing/region-stores';

const home = { remote: 'mf_feed', expose: './home' };
const lists = { remote: 'mf_chat', expose: './conversation-lists' };
const conversation = { remote: 'mf_chat', expose: './conversation' };

function Feed() {
  return <h1>Feed</h1>;
}
function EarlierFeed() {
  return <h1>Feed as it was</h1>;
}

async function load(page: ReturnType<typeof createTestRegions>, address = home, waitMs = 20_000) {
  const done = page.regions.load(address);
  await page.clock.pass(waitMs);
  await done;
  return page.regions.stateOf(address);
}

test('a region is ready as soon as its release has arrived', async () => {
  const page = createTestRegions();
  page.federation.when('mf_feed/2.0.0', () => ({ Region: Feed }));

  expect(await load(page)).toMatchObject({ status: 'ready', Region: Feed, release: { version: '2.0.0', source: 'pinned' } });
  expect(page.federation.asked).toEqual(['/r/mf_feed/2.0.0/remoteEntry.js']);
  expect(await page.reports()).toEqual([]);
});

test('a file that does not arrive is requested under another URL, and a success is not reported', async () => {
  const page = createTestRegions();
  page.federation.when('mf_feed/2.0.0', didNotArrive);
  page.federation.when('?r=2', () => ({ Region: Feed }));

  expect(await load(page)).toMatchObject({ status: 'ready', release: { version: '2.0.0' } });
  expect(page.federation.asked.map((url) => url.split('?')[1])).toEqual([undefined, 'r=1', 'r=2']);
  expect(await page.reports()).toEqual([]);
});

test('files are refetched past the cache before each retry, and never before the first try', async () => {
  const page = createTestRegions();
  page.federation.when('mf_feed/2.0.0', didNotArrive);
  page.federation.when('?r=2', () => ({ Region: Feed }));

  await load(page);
  expect(page.federation.refetched).toEqual(page.federation.asked.slice(1));
});

test('while nothing arrives, no further URL is used up: Firefox remembers each whose import failed', async () => {
  const page = createTestRegions();
  page.federation.when('mf_chat', didNotArrive);
  page.federation.when('?r=1', () => ({ Region: Feed }));
  page.federation.setArrival('missing');
  expect(await load(page, lists)).toMatchObject({ status: 'failed', kind: 'load' });
  for (let press = 0; press < 5; press += 1) {
    void page.regions.retry(lists);
    await page.clock.pass(20_000);
  }
  expect(page.federation.asked).toHaveLength(1);

  page.federation.setArrival('whole');
  void page.regions.retry(lists);
  await page.clock.pass(20_000);

  expect(page.regions.stateOf(lists)).toMatchObject({ status: 'ready' });
  expect(page.federation.asked.at(-1)).toContain('?r=1');
});

test('an entry with other bytes is reported as such, as engines do not say it', async () => {
  const page = createTestRegions();
  page.federation.when('mf_chat', didNotArrive);
  page.federation.setArrival('altered');

  await load(page, lists);

  expect((await page.reports())[0]?.message).toMatch(/remoteEntry\.js arrives with other bytes than were published$/);
});

test('when the pinned release does not arrive, the fallback runs and one report is sent', async () => {
  const page = createTestRegions();
  page.federation.when('mf_feed/2.0.0', didNotArrive);
  page.federation.when('mf_feed/1.0.0', () => ({ Region: EarlierFeed }));

  expect(await load(page)).toMatchObject({ status: 'ready', Region: EarlierFeed, release: { version: '1.0.0', source: 'fallback' } });
  expect(page.federation.asked).toHaveLength(5);
  expect(await page.reports()).toEqual([
    expect.objectContaining({ remote: 'mf_feed', version: '2.0.0', expose: './home', kind: 'load', outcome: 'fell-back' }),
  ]);
});

test('a release that hangs times out after six seconds without a retry', async () => {
  const page = createTestRegions();
  page.federation.when('mf_chat', neverAnswers);

  void page.regions.load(lists);
  await page.clock.pass(5_999);
  expect(page.regions.stateOf(lists)).toEqual({ status: 'loading' });
  await page.clock.pass(1);

  expect(page.regions.stateOf(lists)).toMatchObject({ status: 'failed', kind: 'timeout' });
  expect(page.federation.asked).toHaveLength(1);
  expect(await page.reports()).toEqual([expect.objectContaining({ kind: 'timeout', outcome: 'error-shown' })]);
});

test('a release that fails and then hangs times out after eight seconds in all', async () => {
  const page = createTestRegions();
  page.federation.when('mf_chat', didNotArrive);
  page.federation.when('?r=3', neverAnswers);

  await load(page, lists, 8_000);

  expect(page.regions.stateOf(lists)).toMatchObject({ status: 'failed', kind: 'timeout' });
});

test.each([
  [
    'throws while it is evaluated',
    () => {
      throw new Error('no window.acme');
    },
    'load',
  ],
  ['exposes nothing', () => ({}), 'contract'],
  ['exposes something that is no component', () => ({ Region: 'Feed' }), 'contract'],
  ['answers with nothing at all', () => null, 'contract'],
])('a release that %s is not retried, and the fallback runs', async (_how, answer, kind) => {
  const page = createTestRegions();
  page.federation.when('mf_feed/2.0.0', answer);
  page.federation.when('mf_feed/1.0.0', () => ({ Region: EarlierFeed }));

  expect(await load(page)).toMatchObject({ status: 'ready', Region: EarlierFeed });
  expect(page.federation.asked).toHaveLength(2);
  expect(await page.reports()).toEqual([expect.objectContaining({ kind, outcome: 'fell-back' })]);
});

test('when both releases fail, the region fails and both are reported', async () => {
  const page = createTestRegions();
  page.federation.when('mf_feed', didNotArrive);

  expect(await load(page)).toMatchObject({ status: 'failed', kind: 'load' });
  expect((await page.reports()).map(({ version, outcome }) => [version, outcome])).toEqual([
    ['2.0.0', 'error-shown'],
    ['1.0.0', 'error-shown'],
  ]);
});

test('a remote that operators switched off is disabled: nothing of it is loaded or reported, and a retry changes nothing', async () => {
  const feed = createPageComposition().remotes.mf_feed;
  if (!feed) throw new Error('The page has mf_feed.');
  const page = createTestRegions({ composition: createPageComposition({ remotes: { mf_feed: { ...feed, isDisabled: true } } }) });

  expect(await load(page)).toMatchObject({ status: 'failed', kind: 'disabled' });
  await page.regions.retry(home);

  expect(page.regions.stateOf(home)).toMatchObject({ kind: 'disabled' });
  expect(page.federation.asked).toEqual([]);
  expect(await page.reports()).toEqual([]);
});

test('a remote that the environment does not have is absent, without a report', async () => {
  const page = createTestRegions();

  expect(await load(page, { remote: 'mf_albums', expose: './albums' })).toMatchObject({ status: 'failed', kind: 'absent' });
  expect(await page.reports()).toEqual([]);
});

test('a report has no query, which may hold an access token', async () => {
  const page = createTestRegions();
  page.federation.when('mf_chat', () => {
    throw new Error('POST http://localhost/api/get_chats?access_token=secret failed');
  });
  await load(page, lists);

  const [report] = await page.reports();
  expect(report?.message).toBe('POST http://localhost/api/get_chats failed');
});

test('twenty presses of Retry make one request, under a URL that has not failed yet', async () => {
  const page = createTestRegions();
  page.federation.when('mf_chat', neverAnswers);
  await load(page, lists);
  page.federation.when('?r=1', () => ({ Region: Feed }));

  for (let press = 0; press < 20; press += 1) void page.regions.retry(lists);
  await page.clock.pass(20_000);

  expect(page.federation.asked).toHaveLength(2);
  expect(page.regions.stateOf(lists)).toMatchObject({ status: 'ready' });
});

test('each further Retry waits longer', async () => {
  const page = createTestRegions();
  page.federation.when('mf_chat', () => {
    throw new Error('broken');
  });
  await load(page, lists);

  await page.regions.retry(lists);
  const second = page.regions.retry(lists);
  await page.clock.pass(499);
  expect(page.federation.asked).toHaveLength(2);
  await page.clock.pass(1);
  await second;

  expect(page.federation.asked).toHaveLength(3);
});

test('a release that crashes before it has painted is replaced by the fallback', async () => {
  const page = createTestRegions();
  page.federation.when('mf_feed/2.0.0', () => ({ Region: Feed }));
  page.federation.when('mf_feed/1.0.0', () => ({ Region: EarlierFeed }));
  await load(page);

  await page.regions.crashed(home, new Error('posts is undefined'));

  expect(page.regions.stateOf(home)).toMatchObject({ status: 'ready', release: { source: 'fallback' } });
  expect(await page.reports()).toEqual([expect.objectContaining({ kind: 'render', outcome: 'fell-back', message: 'posts is undefined' })]);
});

test('a release that crashes later shows its error, and Retry mounts the same modules anew', async () => {
  const page = createTestRegions();
  page.federation.when('mf_feed/2.0.0', () => ({ Region: Feed }));
  const before = await load(page);
  if (before?.status !== 'ready') throw new Error('not ready');
  page.regions.painted(home, before.release);

  await page.regions.crashed(home, new Error('odd post'));
  expect(page.regions.stateOf(home)).toMatchObject({ status: 'failed', kind: 'render' });
  await page.regions.retry(home);

  expect(page.regions.stateOf(home)).toMatchObject({ status: 'ready', release: { version: '2.0.0' }, mount: before.mount + 1 });
  expect(page.federation.asked).toHaveLength(1);
});

test('regions of a remote share its modules through the URL that worked', async () => {
  const page = createTestRegions();
  page.federation.when('mf_chat', didNotArrive);
  page.federation.when('?r=1', () => ({ Region: Feed }));
  await load(page, lists);
  await load(page, conversation);

  expect(page.federation.asked.map((url) => url.split('?')[1])).toEqual([undefined, 'r=1', 'r=1']);
});

test("a developer's own build runs from its own server, without a fallback and without reports", async () => {
  const composition = createPageComposition({ reason: 'override' });
  const feed = composition.remotes['mf_feed'];
  if (!feed) throw new Error('no feed');
  feed.override = { manifestUrl: 'http://localhost:3001/mf-manifest.json' };
  const page = createTestRegions({ composition });
  page.federation.when('http://localhost:3001/remoteEntry.js', () => {
    throw new Error('my typo');
  });

  expect(await load(page)).toMatchObject({ status: 'failed', kind: 'load' });
  expect(await page.reports()).toEqual([]);
});

describe('a release that crashes the page', () => {
  async function pageThatFroze() {
    const storage = createMemoryStorage();
    const frozen = createTestRegions({ storage });
    frozen.federation.when('mf_feed/2.0.0', () => ({ Region: Feed }));
    await load(frozen, home, 0); // mounted; it never paints
    return storage;
  }

  test('is skipped and reported when the page is loaded again within ten seconds', async () => {
    const page = createTestRegions({ storage: await pageThatFroze(), clock: createManualClock(1_009_000) });
    page.federation.when('mf_feed/1.0.0', () => ({ Region: EarlierFeed }));

    expect(await load(page)).toMatchObject({ status: 'ready', release: { source: 'fallback' } });
    expect(page.federation.asked).toEqual(['/r/mf_feed/1.0.0/remoteEntry.js']);
    expect(await page.reports()).toEqual([expect.objectContaining({ version: '2.0.0', kind: 'crash-loop', outcome: 'fell-back' })]);
  });

  test('is tried again later', async () => {
    const page = createTestRegions({ storage: await pageThatFroze(), clock: createManualClock(1_010_001) });
    page.federation.when('mf_feed/2.0.0', () => ({ Region: Feed }));

    expect(await load(page)).toMatchObject({ status: 'ready', release: { version: '2.0.0' } });
  });

  test('is not suspect once it has painted', async () => {
    const storage = createMemoryStorage();
    const fine = createTestRegions({ storage });
    fine.federation.when('mf_feed/2.0.0', () => ({ Region: Feed }));
    const state = await load(fine, home, 0);
    if (state?.status === 'ready') fine.regions.painted(home, state.release);

    expect(storage.length).toBe(0);
  });

  test('runs on Retry where there is no fallback', async () => {
    const storage = createMemoryStorage();
    storage.setItem('loading:mf_chat@1.0.0', '1000000');
    const page = createTestRegions({ storage });
    page.federation.when('mf_chat', () => ({ Region: Feed }));

    expect(await load(page, lists)).toMatchObject({ status: 'failed', kind: 'crash-loop' });
    await page.regions.retry(lists);
    expect(page.regions.stateOf(lists)).toMatchObject({ status: 'ready' });
  });
});
