import type { RegionVisit } from '@social/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { RegionModule } from './federation/load-release';

/**
 * Lets a module fetch the data of its region at an address. An error of the module is reported as an uncaught one, and fails no region.
 * @returns a promise that resolves once the module has fetched it, or has failed
 */
export async function preloadData({ preload }: RegionModule, visit: RegionVisit<QueryClient>): Promise<void> {
  if (!preload) return;
  try {
    await Promise.resolve().then(() => preload(visit));
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
