import { rm } from 'node:fs/promises';
import { dataDir } from './stack';

/** Removes all data except what `E2E_KEEP` names. */
export default async function removeData(): Promise<void> {
  if (process.env.E2E_KEEP) return;
  // Playwright stops the stack after this, so PostgreSQL may create a file in a folder that is being removed.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
}
