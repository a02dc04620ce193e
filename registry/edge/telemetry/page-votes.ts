import { regionOutcome, vitalNames, type RegionOutcome, type VitalName } from '@social/contracts';
import { LRUCache } from 'lru-cache';

/** About a kilobyte each. Beyond it the page that was quiet for longest is forgotten, and could vote again. */
const MAX_PAGES = 20_000;
/** Regions and releases of one page. What it tells about more is not counted. */
const MAX_REGIONS = 80;

const bits = new Map<RegionOutcome | VitalName, number>([...regionOutcome.options, ...vitalNames].map((what, index) => [what, 1 << index]));

/** Remembers what pages have told, so that each tells it once however often a beacon is repeated. */
export function createPageVotes() {
  /** Region to a set of bits, for each page. */
  const pages = new LRUCache<string, Map<number, number>>({ max: MAX_PAGES });
  /** A number for each region: pages have many of them in common. */
  const regionIds = new Map<string, number>();

  return {
    /** @returns whether the page had not told this about the region before. */
    isNew(pageId: string, region: string, what: RegionOutcome | VitalName): boolean {
      const regionId = regionIds.get(region) ?? regionIds.size;
      regionIds.set(region, regionId);
      const votes = pages.get(pageId) ?? new Map<number, number>();
      if (votes.size === 0) pages.set(pageId, votes);
      const known = votes.get(regionId) ?? 0;
      const bit = bits.get(what) ?? 0;
      if ((known & bit) !== 0 || (known === 0 && votes.size >= MAX_REGIONS)) return false;
      votes.set(regionId, known | bit);
      return true;
    },
  };
}
