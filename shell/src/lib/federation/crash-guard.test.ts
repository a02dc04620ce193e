import { createMemoryStorage } from '../../testing/memory-storage';
import { createCrashGuard } from './crash-guard';
import type { RegionRelease } from './region-releases';

const feed = { remote: 'mf_feed', version: '2.0.0' } as RegionRelease;

/** Simulates successive pages of a tab. */
function tab() {
  const storage = createMemoryStorage();
  return { nextPage: () => createCrashGuard({ storage, now: () => 1_000_000 }) };
}

test('a page that ends while a release is mounting makes the release suspect', () => {
  const { nextPage } = tab();
  nextPage().mounting(feed);
  expect(nextPage().isSuspect(feed)).toBe(true);
});

test('two reloads before the page has painted do not make a release suspect', () => {
  const { nextPage } = tab();
  for (let visit = 0; visit < 3; visit += 1) {
    const page = nextPage();
    expect(page.isSuspect(feed)).toBe(false);
    page.loading(feed);
    page.mounting(feed);
    if (visit < 2) page.leaving();
    else page.survived(feed);
  }
  expect(nextPage().isSuspect(feed)).toBe(false);
});

test('a release that reloads the page at each mount becomes suspect', () => {
  const { nextPage } = tab();
  for (let visit = 0; visit < 3; visit += 1) {
    const page = nextPage();
    page.mounting(feed);
    page.leaving();
  }
  expect(nextPage().isSuspect(feed)).toBe(true);
});
