import type { RegionModule } from './load-release';
import { toRegionKey, type RegionAddress } from './region-address';
import type { RegionRelease } from './region-releases';

export type Preloaded = { release: RegionRelease; module: RegionModule };

/** Loads modules of regions that may be opened next, and remembers those that have arrived. */
export function createPreloads(load: (release: RegionRelease, address: RegionAddress) => Promise<RegionModule>) {
  const arrived = new Map<string, Preloaded>();

  return {
    get: (address: RegionAddress): Preloaded | undefined => arrived.get(toRegionKey(address)),
    /** Resolves to null where the module cannot be loaded. */
    async load(release: RegionRelease, address: RegionAddress): Promise<RegionModule | null> {
      const module = await load(release, address).catch(() => null);
      if (module) arrived.set(toRegionKey(address), { release, module });
      return module;
    },
  };
}
