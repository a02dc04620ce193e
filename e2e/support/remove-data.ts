import { rm } from 'node:fs/promises';
import { dataDir } from './stack';

/** Leaves nothing behind but what `E2E_KEEP` asks for. */
export default async function removeData(): Promise<void> {
  if (!process.env.E2E_KEEP) await rm(dataDir, { recursive: true, force: true });
}
