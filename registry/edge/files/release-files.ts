import { isKitFile, type RetainedReleases } from '@social/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { RegistrySource } from '../registry-source';
import { decompressVerified, FileRefusedError } from './file-integrity';
import type { FileStore, StoredFile } from './file-store';
import { isContentAddress, type ContentAddress, type ListedFile, type ReleaseAddress } from './release-address';
import type { ReleaseIndex } from './release-index';

const PARALLEL_FETCHES = 6;

type Release = Pick<ReleaseAddress, 'remote' | 'version'>;

/** Bytes that were fetched and verified. `failure` is why they are not on this disk: it is full, or read-only. */
type Fetched = { brotli: Buffer; failure: Error | null };

export type ReleaseFilesOptions = {
  index: ReleaseIndex;
  store: FileStore;
  registry: RegistrySource;
  log: FastifyBaseLogger;
};

export type ReleaseFiles = ReturnType<typeof createReleaseFiles>;

/** Finds and reads the files of all releases: from this disk, else from the registry, always verified. */
export function createReleaseFiles({ index, store, registry, log }: ReleaseFilesOptions) {
  const fetching = new Map<string, Promise<Fetched>>();
  /** By integrity: files that this edge compressed itself, until the registry's better compression is there. */
  const provisional = new Map<string, ListedFile>();
  /** Releases that pages may ask for, and those of them whose files are all in the index. */
  let retained = new Map<string, Release>();
  const indexed = new Map<string, Promise<void>>();

  async function readStored(file: ListedFile): Promise<StoredFile | null> {
    try {
      return await store.read(file);
    } catch (error) {
      if (!(error instanceof FileRefusedError)) throw error;
      log.error({ err: error }, 'A stored file was damaged and is fetched again');
      return null;
    }
  }

  /** Two environments that need the same file at once fetch it once. */
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

  /** @throws also when the disk does not take it. */
  async function ensureFetched(file: ListedFile): Promise<void> {
    const { failure } = await fetchAndStore(file);
    if (failure) throw failure;
  }

  async function addToIndex({ remote, version }: Release): Promise<void> {
    const manifest = await registry.manifest(remote, version);
    const served = manifest?.files.filter(({ path }) => !isKitFile(path)) ?? [];
    await index.add(served.map((file) => ({ ...file, remote, version })));
  }

  async function ensureIndexed(release: Release): Promise<void> {
    const key = formatRelease(release);
    const adding = indexed.get(key) ?? addToIndex(release);
    indexed.set(key, adding);
    adding.catch(() => indexed.delete(key));
    await adding;
  }

  async function lookUpRelease(address: ReleaseAddress): Promise<ListedFile | null> {
    const known = index.find(address);
    if (known || !retained.has(formatRelease(address))) return known;
    await ensureIndexed(address);
    return index.find(address);
  }

  /** Prefers a release that pages may ask for: the registry has the bytes of no other for certain. */
  function findByContent(address: ContentAddress): ListedFile | null {
    const files = index.findByContent(address);
    return files.findLast((file) => retained.has(formatRelease(file))) ?? files.at(-1) ?? null;
  }

  async function lookUpContent(address: ContentAddress): Promise<ListedFile | null> {
    const known = findByContent(address);
    if (known) return known;
    for (const release of retained.values()) {
      if (release.remote !== address.remote) continue;
      await ensureIndexed(release);
      const found = findByContent(address);
      if (found) return found;
    }
    return null;
  }

  return {
    /** Whether a better compression of the file may come. */
    isProvisional: ({ integrity }: ListedFile): boolean => provisional.has(integrity),

    /** Fetches files again that the registry had not compressed. @throws {RegistryUnavailableError | FileRefusedError} */
    async replaceProvisional(): Promise<void> {
      for (const file of [...provisional.values()]) await ensureFetched(file);
    },

    /**
     * Makes sure that all these files are on this disk, verified, and adds their addresses to the index.
     * @throws {RegistryUnavailableError | FileRefusedError | ReleaseChangedError} when one of them is not; the others stay stored.
     */
    async ensureStored(files: readonly ListedFile[]): Promise<void> {
      const waiting = [...files];
      async function work() {
        for (let file = waiting.shift(); file; file = waiting.shift()) {
          if (!(await readStored(file))) await ensureFetched(file);
        }
      }
      await Promise.all(Array.from({ length: PARALLEL_FETCHES }, work));
      await index.add(files);
      // A composition lists whole releases.
      for (const file of files) indexed.set(formatRelease(file), Promise.resolve());
    },

    /** Sets the releases that pages may ask for, besides those of the compositions. */
    retain(releases: RetainedReleases): void {
      const all = Object.entries(releases).flatMap(([remote, versions]) => versions.map((version) => ({ remote, version })));
      retained = new Map(all.map((release) => [formatRelease(release), release]));
    },

    /**
     * Looks up the file of an address; null unless a page may ask for it. The registry is asked for the manifest of each retained release
     * once, whatever addresses come.
     * @throws {RegistryUnavailableError} when this edge does not know it and the registry does not answer.
     */
    lookUp: (address: ReleaseAddress | ContentAddress): Promise<ListedFile | null> =>
      isContentAddress(address) ? lookUpContent(address) : lookUpRelease(address),

    /** Reads a file's bytes, also where this disk is full. @throws {RegistryUnavailableError | FileRefusedError} */
    async read(file: ListedFile): Promise<StoredFile> {
      const stored = await readStored(file);
      if (stored) return stored;
      const { brotli, failure } = await fetchAndStore(file);
      if (failure) log.error({ err: failure, path: file.path }, 'A file is served, but cannot be stored');
      return { brotli, raw: await decompressVerified(file, brotli) };
    },
  };
}

function formatRelease({ remote, version }: Release): string {
  return `${remote}@${version}`;
}
