import type { Composition } from '@social/contracts';
import { byRemote } from './shell';
import type { VersionChange } from './revision';

/** Lists the changes from one composition to another: the shell first, then by name. */
export function findDifferences(from: Composition, to: Composition): VersionChange[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .sort(byRemote)
    .filter((remote) => from[remote] !== to[remote])
    .map((remote) => ({ remote, from: from[remote] ?? null, to: to[remote] ?? null }));
}
