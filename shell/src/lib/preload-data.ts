import type { RegionVisit } from '@social/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { RegionModule } from './federation/load-release';

/** Lets a module fetch what its region shows at an address. An error of the module is reported as one that nobody catches, and fails no region. */
export function preloadData({ preload }: RegionModule, visit: RegionVisit<QueryClient>): void {
  if (preload) void Promise.resolve().then(() => preload(visit));
}
