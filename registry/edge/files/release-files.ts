import type { FastifyBaseLogger } from 'fastify';
import type { RegistrySource } from '../registry-source';
import { decompressVerified, FileRefusedError } from './file-integrity';
import type { FileStore, StoredFile } from './file-store';
import { createFileLookUp } from './file-look-up';
import type { ListedFile } from './release-address';
import type { ReleaseIndex } from './release-index';

const PARALLEL_FETCHES = 6;

/** Fetched and verified bytes. `failure` is the reason why they are not on this disk, which is full or read-only. */
type Fetched = { brotli: Buffer; failure: Error | null };

export type ReleaseFilesOptions = {
  index: ReleaseIndex;
  store: FileStore;
  registry: RegistrySource;
  log: FastifyBaseLogger;
};

export type ReleaseFiles = ReturnType<typeof createReleaseFiles>;

/** Finds and reads the files of all releases, from this disk or from the registry. Always verifies them. */
export function createReleaseFiles({ index, store, registry, log }: ReleaseFilesOptions) {
  const fetching = new Map<string, Promise<Fetched>>();
  /**
   * Checks of files on this disk since the start, running and passed. Each `read` verifies again, so environments with the same releases,
   * and pins that change few files, need no second check.
   */
  const checks = new Map<string, Promise<void>>();
  /** Files that this edge compressed itself, by integrity, until the registry has compressed them better. */
  const provisional = new Map<string, ListedFile>();
  const lookUp = createFileLookUp({ index, registry });

  async function readStored(file: ListedFile): Promise<StoredFile | null> {
    try {
      return await store.read(file);
    } catch (error) {
      if (!(error instanceof FileRefusedError)) throw error;
      log.error({ err: error }, 'A stored file was damaged and is fetched again');
      return null;
    }
  }

  /** Two environments that need the same file at once share one fetch. */
  function fetchAndStore(file: ListedFile): Promise<Fetched> {
    const running = fetching.get(file.integrity);
    if (running) return running;
    const started = registry
      .file(file)
      .then(async ({ brotli, isProvisional }): Promise<Fetched> => {
        const failure = await store.write(file, brotli).then(
          () => null,
          (error: Error) => error,
        );
        if (isProvisional && !failure) provisional.set(file.integrity, file);
        else provisional.delete(file.integrity);
        return { brotli, failure };
      })
      .finally(() => fetching.delete(file.integrity));
    fetching.set(file.integrity, started);
    return started;
  }

  /** @throws also if the disk cannot store it. */
  async function ensureFetched(file: ListedFile): Promise<void> {
    const { failure } = await fetchAndStore(file);
    if (failure) throw failure;
  }

  async function readOrFetch(file: ListedFile): Promise<void> {
    if (!(await readStored(file))) await ensureFetched(file);
  }

  function ensureChecked(file: ListedFile): Promise<void> {
    const key = toCheckKey(file);
    const known = checks.get(key);
    if (known) return known;
    const check = readOrFetch(file);
    checks.set(key, check);
    check.catch(() => checks.delete(key));
    return check;
  }

  return {
    /** Returns true if a better compression of the file may follow. */
    isProvisional: ({ integrity }: ListedFile): boolean => provisional.has(integrity),

    /** Fetches files again that the registry had not compressed. @throws {RegistryUnavailableError | FileRefusedError} */
    async replaceProvisional(): Promise<void> {
      for (const file of [...provisional.values()]) await ensureFetched(file);
    },

    /**
     * Ensures that all these files are on this disk and verified, and adds their addresses to the index.
     * @throws {RegistryUnavailableError | FileRefusedError | ReleaseChangedError} if one of them is not. The others stay stored.
     */
    async ensureStored(files: readonly ListedFile[]): Promise<void> {
      const waiting = [...files];
      async function work() {
        for (let file = waiting.shift(); file; file = waiting.shift()) await ensureChecked(file);
      }
      await Promise.all(Array.from({ length: PARALLEL_FETCHES }, work));
      await index.add(files);
      // A composition lists whole releases.
      for (const file of files) lookUp.markIndexed(file);
    },

    retain: lookUp.retain,
    retained: lookUp.retained,
    lookUp: lookUp.find,

    /** Reads a file's bytes, even if this disk is full. @throws {RegistryUnavailableError | FileRefusedError} */
    async read(file: ListedFile): Promise<StoredFile> {
      const stored = await readStored(file);
      if (stored) return stored;
      checks.delete(toCheckKey(file));
      const { brotli, failure } = await fetchAndStore(file);
      if (failure) log.error({ err: failure, path: file.path }, 'A file is served, but cannot be stored');
      return { brotli, raw: await decompressVerified(file, brotli) };
    },
  };
}

/** A file is checked against its hash and its size. */
const toCheckKey = ({ integrity, sizeBytes }: ListedFile) => `${integrity} ${sizeBytes}`;
