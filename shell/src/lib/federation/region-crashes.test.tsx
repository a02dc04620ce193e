import { createManualClock } from '../../testing/manual-clock';
import { createMemoryStorage } from '../../testing/memory-storage';
import { createTestRegions, homeAddress, loadRegion } from '../../testing/region-stores';

const lists = { remote: 'mf_chat', expose: './conversation-lists' };

function Feed() {
  return <h1>Feed</h1>;
}
function EarlierFeed() {
  return <h1>Feed as it was</h1>;
}

test('a release that crashes before it has painted is replaced by the fallback', async () => {
  const page = createTestRegions();
  page.federation.when('mf_feed/2.0.0', () => ({ Region: Feed }));
  page.federation.when('mf_feed/1.0.0', () => ({ Region: EarlierFeed }));
  await loadRegion(page);

  await page.regions.crashed(homeAddress, new Error('posts is undefined'));

  expect(page.regions.stateOf(homeAddress)).toMatchObject({ status: 'ready', release: { source: 'fallback' } });
  expect(await page.reports()).toEqual([expect.objectContaining({ kind: 'render', outcome: 'fell-back', message: 'posts is undefined' })]);
});

test('a release that crashes later shows its error, and Retry mounts the same modules again', async () => {
  const page = createTestRegions();
  page.federation.when('mf_feed/2.0.0', () => ({ Region: Feed }));
  const before = await loadRegion(page);
  if (before?.status !== 'ready') throw new Error('not ready');
  page.regions.painted(homeAddress, before.release);

  await page.regions.crashed(homeAddress, new Error('odd post'));
  expect(page.regions.stateOf(homeAddress)).toMatchObject({ status: 'failed', kind: 'render' });
  await page.regions.retry(homeAddress);

  expect(page.regions.stateOf(homeAddress)).toMatchObject({ status: 'ready', release: { version: '2.0.0' }, mount: before.mount + 1 });
  expect(page.federation.asked).toHaveLength(1);
});

describe('a release that crashes the page', () => {
  async function pageThatFroze() {
    const storage = createMemoryStorage();
    const frozen = createTestRegions({ storage });
    frozen.federation.when('mf_feed/2.0.0', () => ({ Region: Feed }));
    await loadRegion(frozen, homeAddress, 0); // mounted; it never paints
    return storage;
  }

  test('is skipped and reported when the page is loaded again within ten seconds', async () => {
    const page = createTestRegions({ storage: await pageThatFroze(), clock: createManualClock(1_009_000) });
    page.federation.when('mf_feed/1.0.0', () => ({ Region: EarlierFeed }));

    expect(await loadRegion(page)).toMatchObject({ status: 'ready', release: { source: 'fallback' } });
    expect(page.federation.asked).toEqual(['/r/mf_feed/1.0.0/remoteEntry.js']);
    expect(await page.reports()).toEqual([expect.objectContaining({ version: '2.0.0', kind: 'crash-loop', outcome: 'fell-back' })]);
  });

  test('is tried again later', async () => {
    const page = createTestRegions({ storage: await pageThatFroze(), clock: createManualClock(1_010_001) });
    page.federation.when('mf_feed/2.0.0', () => ({ Region: Feed }));

    expect(await loadRegion(page)).toMatchObject({ status: 'ready', release: { version: '2.0.0' } });
  });

  test('is not suspect once it has painted', async () => {
    const storage = createMemoryStorage();
    const fine = createTestRegions({ storage });
    fine.federation.when('mf_feed/2.0.0', () => ({ Region: Feed }));
    const state = await loadRegion(fine, homeAddress, 0);
    if (state?.status === 'ready') fine.regions.painted(homeAddress, state.release);

    expect(storage.length).toBe(0);
  });

  test('runs on Retry where there is no fallback', async () => {
    const storage = createMemoryStorage();
    storage.setItem('loading:mf_chat@1.0.0', '1000000');
    const page = createTestRegions({ storage });
    page.federation.when('mf_chat', () => ({ Region: Feed }));

    expect(await loadRegion(page, lists)).toMatchObject({ status: 'failed', kind: 'crash-loop' });
    await page.regions.retry(lists);
    expect(page.regions.stateOf(lists)).toMatchObject({ status: 'ready' });
  });
});
