import type { FastifyBaseLogger } from 'fastify';
import type { RegistrySource } from '../registry-source';
import { FileRefusedError } from './file-integrity';
import type { FileStore, StoredFile } from './file-store';
import type { PromisedFile, ReleaseAddress } from './release-address';
import type { ReleaseIndex } from './release-index';

const PARALLEL_FETCHES = 6;
/** How long a release that the registry does not know is not asked for again: a wrong link must not become load there. */
const UNKNOWN_FOR_MS = 5000;
const MAX_UNKNOWN = 1000;

export type ReleaseFilesOptions = {
  index: ReleaseIndex;
  store: FileStore;
  registry: RegistrySource;
  log: FastifyBaseLogger;
  now: () => number;
};

export type ReleaseFiles = ReturnType<typeof createReleaseFiles>;

/** Every file of every release that this edge was ever asked for: from its disk, else from the registry, always proven. */
export function createReleaseFiles({ index, store, registry, log, now }: ReleaseFilesOptions) {
  const fetching = new Map<string, Promise<Buffer>>();
  const unknownUntil = new Map<string, number>();

  async function readStored(file: PromisedFile): Promise<StoredFile | null> {
    try {
      return await store.read(file);
    } catch (error) {
      if (!(error instanceof FileRefusedError)) throw error;
      log.error({ err: error }, 'A stored file was damaged and is fetched again');
      return null;
    }
  }

  /** Two environments that want the same file at once fetch it once. */
  function fetchAndStore(file: PromisedFile): Promise<Buffer> {
    const running = fetching.get(file.integrity);
    if (running) return running;
    const started = registry
      .file(file)
      .then(async (brotli) => {
        await store.write(file, brotli);
        return brotli;
      })
      .finally(() => fetching.delete(file.integrity));
    fetching.set(file.integrity, started);
    return started;
  }

  async function promiseFor(address: ReleaseAddress): Promise<PromisedFile | null> {
    const known = index.find(address);
    if (known) return known;
    const key = `${address.remote}@${address.version}/${address.path}`;
    if ((unknownUntil.get(key) ?? 0) > now()) return null;
    const manifest = await registry.manifest(address.remote, address.version);
    if (manifest) await index.learn(manifest.files.map((file) => ({ ...file, remote: address.remote, version: address.version })));
    const found = index.find(address);
    if (!found) {
      if (unknownUntil.size >= MAX_UNKNOWN) unknownUntil.clear();
      unknownUntil.set(key, now() + UNKNOWN_FOR_MS);
    }
    return found;
  }

  return {
    /**
     * Makes sure that all these files are on this disk, proven, and learns their addresses.
     * @throws {RegistryUnavailableError | FileRefusedError | ReleaseChangedError} when one of them is not; what came is kept.
     */
    async hold(files: readonly PromisedFile[]): Promise<void> {
      const waiting = [...files];
      async function work() {
        for (let file = waiting.shift(); file; file = waiting.shift()) {
          if (!(await readStored(file))) await fetchAndStore(file);
        }
      }
      await Promise.all(Array.from({ length: PARALLEL_FETCHES }, work));
      await index.learn(files);
    },

    /**
     * What an address stands for, whether or not its release is in a composition; null when nobody published it.
     * @throws {RegistryUnavailableError} when this edge does not know it and cannot ask.
     */
    promiseFor,

    /** A file's bytes. @throws {RegistryUnavailableError | FileRefusedError} */
    async read(file: PromisedFile): Promise<StoredFile> {
      const stored = await readStored(file);
      if (stored) return stored;
      await fetchAndStore(file);
      const fetched = await store.read(file);
      if (!fetched) throw new Error(`${file.remote}@${file.version} ${file.path} is gone right after it was stored`);
      return fetched;
    },
  };
}
