import { regionOutcome, vitalNames, type RegionOutcome, type VitalName } from '@social/contracts';
import { LRUCache } from 'lru-cache';

/** Maximum number of pages, about a kilobyte each. The least recently active page is removed first, and could then vote again. */
const MAX_PAGES = 20_000;
/** Maximum number of regions and releases of one page. Further ones are not counted. */
const MAX_REGIONS = 80;

const bits = new Map<RegionOutcome | VitalName, number>([...regionOutcome.options, ...vitalNames].map((what, index) => [what, 1 << index]));

/** Remembers the votes of pages, so that a repeated beacon counts once. */
export function createPageVotes() {
  /** For each page a map from region to a set of bits. */
  const pages = new LRUCache<string, Map<number, number>>({ max: MAX_PAGES });
  /** Numbers of regions, which many pages share. */
  const regionIds = new Map<string, number>();

  return {
    /** @returns true if the page had not reported this about the region before. */
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
