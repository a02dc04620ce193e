import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '../stack/config';

export type Count = { passed: number; failed: number };

/** Where the runners of tests write their reports. */
export const reports = join(workspaceRoot, '.cache/reports');

/** Reads the report of a runner of tests; null, said on the console, when it ended before it wrote one. */
export async function readReport<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    console.log(`✗ ${file} was not written: the runner ended before its end.`);
    return null;
  }
}
