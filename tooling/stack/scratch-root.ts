import { createHash } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from './config';

const MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 2 * 1024 ** 3;

/**
 * Finds the folder for temporary data of tests. Uses memory if there is enough: a database is a few hundred files, which take up to half a
 * second on a disk. Otherwise uses the working tree.
 */
export function findScratchRoot(): string {
  const tree = createHash('sha256').update(workspaceRoot).digest('hex').slice(0, 12);
  return hasMemory() ? join(MEMORY, `social-${tree}`) : join(workspaceRoot, '.cache');
}

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > MIN_FREE_BYTES && freemem() > 2 * MIN_FREE_BYTES;
  } catch {
    return false; // The folder does not exist: not Linux, or a container without it.
  }
}
