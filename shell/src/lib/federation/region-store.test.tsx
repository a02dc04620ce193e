import { didNotArrive, neverAnswers } from '../../testing/fake-federation';
import { createPageComposition } from '../../testing/page-compositions';
import { createTestRegions, homeAddress, loadRegion } from '../../testing/region-stores';

const lists = { remote: 'mf_chat', expose: './conversation-lists' };
const conversation = { remote: 'mf_chat', expose: './conversation' };

function Feed() {
  return <h1>Feed</h1>;
}
function EarlierFeed() {
  return <h1>Feed as it was</h1>;
}

test('a region is ready as soon as its release has arrived', async () => {
  const page = createTestRegions();
  page.federation.when('mf_feed/2.0.0', () => ({ Region: Feed }));

  expect(await loadRegion(page)).toMatchObject({ status: 'ready', Region: Feed, release: { version: '2.0.0', source: 'pinned' } });
  expect(page.federation.asked).toEqual(['/r/mf_feed/2.0.0/remoteEntry.js']);
  expect(await page.reports()).toEqual([]);
});

test('a file that does not arrive is requested under another URL, and a success is not reported', async () => {
  const page = createTestRegions();
  page.federation.when('mf_feed/2.0.0', didNotArrive);
  page.federation.when('?r=2', () => ({ Region: Feed }));

  expect(await loadRegion(page)).toMatchObject({ status: 'ready', release: { version: '2.0.0' } });
  expect(page.federation.asked.map((url) => url.split('?')[1])).toEqual([undefined, 'r=1', 'r=2']);
  expect(await page.reports()).toEqual([]);
});

test('files are refetched past the cache before each retry, and never before the first try', async () => {
  const page = createTestRegions();
  page.federation.when('mf_feed/2.0.0', didNotArrive);
  page.federation.when('?r=2', () => ({ Region: Feed }));

  await loadRegion(page);
  expect(page.federation.refetched).toEqual(page.federation.asked.slice(1));
});

test('while nothing arrives, no further URL is used up: Firefox remembers each whose import failed', async () => {
  const page = createTestRegions();
  page.federation.when('mf_chat', didNotArrive);
  page.federation.when('?r=1', () => ({ Region: Feed }));
  page.federation.setArrival('missing');
  expect(await loadRegion(page, lists)).toMatchObject({ status: 'failed', kind: 'load' });
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

  await loadRegion(page, lists);

  expect((await page.reports())[0]?.message).toMatch(/remoteEntry\.js arrives with other bytes than were published$/);
});

test('when the pinned release does not arrive, the fallback runs and one report is sent', async () => {
  const page = createTestRegions();
  page.federation.when('mf_feed/2.0.0', didNotArrive);
  page.federation.when('mf_feed/1.0.0', () => ({ Region: EarlierFeed }));

  expect(await loadRegion(page)).toMatchObject({ status: 'ready', Region: EarlierFeed, release: { version: '1.0.0', source: 'fallback' } });
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

  await loadRegion(page, lists, 8_000);

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

  expect(await loadRegion(page)).toMatchObject({ status: 'ready', Region: EarlierFeed });
  expect(page.federation.asked).toHaveLength(2);
  expect(await page.reports()).toEqual([expect.objectContaining({ kind, outcome: 'fell-back' })]);
});

test('when both releases fail, the region fails and both are reported', async () => {
  const page = createTestRegions();
  page.federation.when('mf_feed', didNotArrive);

  expect(await loadRegion(page)).toMatchObject({ status: 'failed', kind: 'load' });
  expect((await page.reports()).map(({ version, outcome }) => [version, outcome])).toEqual([
    ['2.0.0', 'error-shown'],
    ['1.0.0', 'error-shown'],
  ]);
});

test('a remote that operators switched off is disabled: nothing of it is loaded or reported, and a retry changes nothing', async () => {
  const feed = createPageComposition().remotes.mf_feed;
  if (!feed) throw new Error('The page has mf_feed.');
  const page = createTestRegions({ composition: createPageComposition({ remotes: { mf_feed: { ...feed, isDisabled: true } } }) });

  expect(await loadRegion(page)).toMatchObject({ status: 'failed', kind: 'disabled' });
  await page.regions.retry(homeAddress);

  expect(page.regions.stateOf(homeAddress)).toMatchObject({ kind: 'disabled' });
  expect(page.federation.asked).toEqual([]);
  expect(await page.reports()).toEqual([]);
});

test('a remote that the environment does not have is absent, without a report', async () => {
  const page = createTestRegions();

  expect(await loadRegion(page, { remote: 'mf_albums', expose: './albums' })).toMatchObject({ status: 'failed', kind: 'absent' });
  expect(await page.reports()).toEqual([]);
});

test('a report has no query, which may hold an access token', async () => {
  const page = createTestRegions();
  page.federation.when('mf_chat', () => {
    throw new Error('POST http://localhost/api/get_chats?access_token=secret failed');
  });
  await loadRegion(page, lists);

  const [report] = await page.reports();
  expect(report?.message).toBe('POST http://localhost/api/get_chats failed');
});

test('twenty presses of Retry make one request, under a URL that has not failed yet', async () => {
  const page = createTestRegions();
  page.federation.when('mf_chat', neverAnswers);
  await loadRegion(page, lists);
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
  await loadRegion(page, lists);

  await page.regions.retry(lists);
  const second = page.regions.retry(lists);
  await page.clock.pass(499);
  expect(page.federation.asked).toHaveLength(2);
  await page.clock.pass(1);
  await second;

  expect(page.federation.asked).toHaveLength(3);
});

test('regions of a remote share its modules through the URL that worked', async () => {
  const page = createTestRegions();
  page.federation.when('mf_chat', didNotArrive);
  page.federation.when('?r=1', () => ({ Region: Feed }));
  await loadRegion(page, lists);
  await loadRegion(page, conversation);

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

  expect(await loadRegion(page)).toMatchObject({ status: 'failed', kind: 'load' });
  expect(await page.reports()).toEqual([]);
});

test('a chosen version runs without a fallback and without reports, also where the remote is switched off', async () => {
  const composition = createPageComposition({ reason: 'override' });
  const feed = composition.remotes['mf_feed'];
  if (!feed) throw new Error('no feed');
  Object.assign(feed, { isChosen: true, isDisabled: true });
  const page = createTestRegions({ composition });
  page.federation.when('mf_feed/2.0.0', () => {
    throw new Error('broken');
  });

  expect(await loadRegion(page)).toMatchObject({ status: 'failed', kind: 'load' });
  expect(page.federation.asked.every((url) => url.includes('/2.0.0/'))).toBe(true);
  expect(await page.reports()).toEqual([]);
});

test("a developer's own build may take half a minute, because its server compiles on the first request", async () => {
  const composition = createPageComposition({ reason: 'override' });
  const feed = composition.remotes['mf_feed'];
  if (!feed) throw new Error('no feed');
  feed.override = { manifestUrl: 'http://localhost:3001/mf-manifest.json' };
  const page = createTestRegions({ composition });
  page.federation.when('localhost:3001', neverAnswers);

  void page.regions.load(homeAddress);
  await page.clock.pass(29_000);
  expect(page.regions.stateOf(homeAddress)).toEqual({ status: 'loading' });
  await page.clock.pass(1_500);
  expect(page.regions.stateOf(homeAddress)).toMatchObject({ status: 'failed', kind: 'timeout' });
});

test('the data of a region is fetched as soon as its module has arrived', async () => {
  const preloadData = jest.fn(() => Promise.resolve());
  const page = createTestRegions({ preloadData });
  const preload = () => undefined;
  page.federation.when('mf_feed/2.0.0', () => ({ Region: Feed, preload }));

  await loadRegion(page);

  expect(preloadData).toHaveBeenCalledTimes(1);
  expect(preloadData).toHaveBeenCalledWith({ Region: Feed, preload });
});

test('a region that is loaded before it is opened shows nothing yet, and is ready in the moment it is opened', async () => {
  const page = createTestRegions();
  page.federation.when('mf_feed/2.0.0', () => ({ Region: Feed }));

  expect(await page.regions.preload(homeAddress)).toMatchObject({ Region: Feed });
  expect(page.regions.stateOf(homeAddress)).toBeUndefined();

  void page.regions.load(homeAddress);
  expect(page.regions.stateOf(homeAddress)).toMatchObject({ status: 'ready', Region: Feed });
});

test('a region that cannot be loaded before it is opened is tried again, and reported, when it is opened', async () => {
  const page = createTestRegions();
  page.federation.when('mf_chat', didNotArrive);

  const preloaded = page.regions.preload(conversation);
  await page.clock.pass(20_000);
  expect(await preloaded).toBeNull();
  expect([page.regions.stateOf(conversation), await page.reports()]).toEqual([undefined, []]);

  expect(await loadRegion(page, conversation)).toMatchObject({ status: 'failed', kind: 'load' });
  expect(await page.reports()).toHaveLength(1);
});
