import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filePath, integrity } from '@social/contracts';
import { listContentPaths } from '@social/contracts/file-urls';
import * as z from 'zod';
import { parseJson } from '../http/parse-json';
import type { ContentAddress, ListedFile, ReleaseAddress } from './release-address';
import { writeDurably } from './write-durably';

const indexFile = z.object({
  remote: z.string(),
  version: z.string(),
  files: z.array(z.object({ path: filePath, integrity, sizeBytes: z.number().int(), isUnsigned: z.literal(true).optional() })),
});

/** Two sources list different bytes under one address, which browsers cache for a year. One of them is wrong. */
export class ReleaseChangedError extends Error {
  constructor({ remote, version, path }: ReleaseAddress) {
    super(`${remote}@${version} ${path} has other bytes than this edge knew before; a release never changes`);
  }
}

export type ReleaseIndex = Awaited<ReturnType<typeof openReleaseIndex>>;

/**
 * Opens the index of addresses and their bytes, for every release that was served here. An old tab finds its files even if no composition
 * has its release any more and the registry is unavailable.
 */
export async function openReleaseIndex(folder: string) {
  const releases = new Map<string, Map<string, ListedFile>>();
  /** Files of several releases with the same bytes, by remote and content path. */
  const byContent = new Map<string, ListedFile[]>();
  const buildKey = ({ remote, version }: Pick<ReleaseAddress, 'remote' | 'version'>) => `${remote}@${version}`;

  await mkdir(folder, { recursive: true });
  for (const name of (await readdir(folder)).filter((entry) => entry.endsWith('.json'))) {
    const release = await readIndexFile(join(folder, name));
    // An unreadable release is fetched from the registry again.
    if (!release) continue;
    releases.set(buildKey(release), new Map(release.files.map((file) => [file.path, file])));
    addByContent(release.files);
  }

  function addByContent(files: readonly ListedFile[]): void {
    for (const file of files) {
      for (const contentPath of listContentPaths(file)) {
        const key = buildContentKey({ remote: file.remote, contentPath });
        const same = byContent.get(key);
        if (same) same.push(file);
        else byContent.set(key, [file]);
      }
    }
  }

  function removeByContent(file: ListedFile): void {
    for (const contentPath of listContentPaths(file)) {
      const key = buildContentKey({ remote: file.remote, contentPath });
      byContent.set(key, byContent.get(key)?.filter((other) => other !== file) ?? []);
    }
  }

  /** A signed composition replaces a manifest, which may have been damaged in transit. */
  const replaces = (file: ListedFile, known: ListedFile) => known.isUnsigned === true && !file.isUnsigned;

  function find(address: ReleaseAddress): ListedFile | null {
    return releases.get(buildKey(address))?.get(address.path) ?? null;
  }

  return {
    find,
    /** Finds the files of an address by content, one of each release, in the order in which they were added. */
    findByContent: (address: ContentAddress): readonly ListedFile[] => byContent.get(buildContentKey(address)) ?? [],
    /**
     * Adds files, also on disk. Repeating it changes nothing.
     * @throws {ReleaseChangedError} if one contradicts an earlier one, and adds nothing.
     */
    async add(files: readonly ListedFile[]): Promise<void> {
      const contradiction = files.find((file) => {
        const known = find(file);
        return known !== null && known.integrity !== file.integrity && !replaces(file, known);
      });
      if (contradiction) throw new ReleaseChangedError(contradiction);
      const isNew = (file: ListedFile) => {
        const known = find(file);
        return known === null || replaces(file, known);
      };
      for (const added of byRelease(files.filter(isNew))) {
        const known = releases.get(buildKey(added)) ?? new Map<string, ListedFile>();
        const all = new Map([...known, ...added.files.map((file) => [file.path, file] as const)]);
        const content = { remote: added.remote, version: added.version, files: [...all.values()] };
        await writeDurably(join(folder, `${buildKey(added)}.json`), JSON.stringify(content));
        releases.set(buildKey(added), all);
        for (const { path } of added.files) {
          const replaced = known.get(path);
          if (replaced) removeByContent(replaced);
        }
        addByContent(added.files);
      }
    },
  };
}

function buildContentKey({ remote, contentPath }: ContentAddress): string {
  return `${remote}/${contentPath}`;
}

async function readIndexFile(path: string): Promise<ReleasePart | null> {
  const parsed = indexFile.safeParse(parseJson(await readFile(path, 'utf8')));
  if (!parsed.success) return null;
  const { remote, version, files } = parsed.data;
  return { remote, version, files: files.map((file) => ({ remote, version, ...file })) };
}

type ReleasePart = { remote: string; version: string; files: ListedFile[] };

function byRelease(files: readonly ListedFile[]): ReleasePart[] {
  const parts = new Map<string, ReleasePart>();
  for (const file of files) {
    const key = `${file.remote}@${file.version}`;
    const part = parts.get(key) ?? { remote: file.remote, version: file.version, files: [] };
    part.files.push(file);
    parts.set(key, part);
  }
  return [...parts.values()];
}
