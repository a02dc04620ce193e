import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '../stack/config';

export type Count = { passed: number; failed: number };

/** Folder of the test runners' reports. */
export const reports = join(workspaceRoot, '.cache/reports');

/** Reads the report of a test runner. If there is none, because the runner exited early, prints this and returns null. */
export async function readReport<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    console.log(`✗ ${file} was not written: the runner ended before its end.`);
    return null;
  }
}
