import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unpackVerified } from './file-integrity';
import type { PromisedFile } from './release-address';
import { writeDurably } from './write-durably';

export type StoredFile = { brotli: Buffer; raw: Buffer };

export type FileStore = ReturnType<typeof createFileStore>;

/** Files on disk under the hash of their bytes, brotli-compressed: the same file of two releases is stored once. */
export function createFileStore(folder: string) {
  const placeOf = ({ integrity }: PromisedFile) =>
    join(folder, `${Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex')}.br`);

  return {
    /**
     * The file, proven byte by byte, or null when it is not here.
     * A damaged one is removed, so that it is fetched again. @throws {FileRefusedError} that once.
     */
    async read(file: PromisedFile): Promise<StoredFile | null> {
      const brotli = await readFile(placeOf(file)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (!brotli) return null;
      try {
        return { brotli, raw: await unpackVerified(file, brotli) };
      } catch (error) {
        await rm(placeOf(file), { force: true });
        throw error;
      }
    },
    /** Keeps bytes that were proven before. Repeating it changes nothing. */
    async write(file: PromisedFile, brotli: Buffer): Promise<void> {
      await writeDurably(placeOf(file), brotli);
    },
  };
}
