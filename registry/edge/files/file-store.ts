import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { decompressVerified } from './file-integrity';
import type { ListedFile } from './release-address';
import { writeDurably } from './write-durably';

export type StoredFile = { brotli: Buffer; raw: Buffer };

export type FileStore = ReturnType<typeof createFileStore>;

/** Stores files on disk under the hash of their bytes, compressed with brotli. A file of two releases is stored once. */
export function createFileStore(folder: string) {
  const buildPath = ({ integrity }: ListedFile) =>
    join(folder, `${Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex')}.br`);

  return {
    /**
     * Reads a file and verifies every byte. Null if it is not stored.
     * @throws {FileRefusedError} if it is damaged, after removing it, so that it is fetched again.
     */
    async read(file: ListedFile): Promise<StoredFile | null> {
      const brotli = await readFile(buildPath(file)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (!brotli) return null;
      try {
        return { brotli, raw: await decompressVerified(file, brotli) };
      } catch (error) {
        await rm(buildPath(file), { force: true });
        throw error;
      }
    },
    /** Stores verified bytes. Repeating it changes nothing. */
    async write(file: ListedFile, brotli: Buffer): Promise<void> {
      await writeDurably(buildPath(file), brotli);
    },
  };
}
