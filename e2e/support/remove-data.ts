import { rm } from 'node:fs/promises';
import { dataDir } from './stack';

/** Leaves nothing behind but what `E2E_KEEP` asks for. */
export default async function removeData(): Promise<void> {
  if (process.env.E2E_KEEP) return;
  // Playwright ends the stack after this: PostgreSQL may make a file in a folder that is just being removed.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
}
