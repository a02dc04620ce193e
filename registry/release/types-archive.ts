import { strToU8, unzipSync, zipSync, type UnzipFileInfo } from 'fflate';
import { formatBytes } from './limits';

/** Types of the exposes, in Module Federation's format: `post-list.d.ts` has those of `./post-list`. */
export const TYPES_ARCHIVE = '@mf-types.zip';
/** Types of `loadRemote` for the exposes, in Module Federation's format. */
export const TYPES_API_FILE = '@mf-types.d.ts';
/** Name of the module in the archive with the type `SlotInputs`: what the release passes to exposes of others. */
export const SLOT_INPUTS = 'slot-inputs';

const MAX_ENTRIES = 2000;
const MAX_UNPACKED_BYTES = 20 * 1024 * 1024;
/** Zip files have local times from 1980 on. This one is the same in every time zone. */
const NO_TIME = new Date(1980, 0, 1);

/** An archive of types cannot be read, or is not safe to unpack. The message says why. */
export class TypesArchiveError extends Error {}

/** Archives declarations. The same texts give the same bytes. */
export function writeTypesArchive(texts: Readonly<Record<string, string>>): Uint8Array {
  const names = Object.keys(texts).sort();
  return zipSync(Object.fromEntries(names.map((name) => [name, strToU8(texts[name] ?? '')])), { mtime: NO_TIME, level: 9 });
}

/**
 * Checks an archive without unpacking it: the names and sizes that it declares.
 * @throws {TypesArchiveError}
 */
export function assertTypesArchive(archive: Uint8Array): void {
  unzip(archive, () => false);
}

/**
 * Unpacks the declarations of an archive. Other files, such as licences of copied packages, are omitted.
 * @returns texts by path, such as `post-list.d.ts`
 * @throws {TypesArchiveError} before anything is unpacked if a path is unsafe or the archive is too large
 */
export function readTypesArchive(archive: Uint8Array): Map<string, string> {
  assertTypesArchive(archive);
  const files = unzip(archive, (name) => /\.d\.[cm]?ts$|(^|\/)package\.json$/.test(name));
  const decoder = new TextDecoder();
  return new Map(Object.entries(files).map(([name, bytes]) => [name, decoder.decode(bytes)]));
}

/** @throws {TypesArchiveError} */
function unzip(archive: Uint8Array, isWanted: (name: string) => boolean): Record<string, Uint8Array> {
  let entries = 0;
  let totalBytes = 0;
  const seen = new Set<string>();
  function filter({ name, originalSize }: UnzipFileInfo): boolean {
    entries += 1;
    totalBytes += originalSize;
    if (entries > MAX_ENTRIES) throw new TypesArchiveError(`it has more than ${MAX_ENTRIES} files`);
    if (totalBytes > MAX_UNPACKED_BYTES) throw new TypesArchiveError(`it has more than ${formatBytes(MAX_UNPACKED_BYTES)} unpacked`);
    if (!isSafePath(name)) throw new TypesArchiveError(`it has the unsafe path ${JSON.stringify(name.slice(0, 200))}`);
    // File systems that ignore case would write both to one file.
    const key = name.toLowerCase();
    if (seen.has(key)) throw new TypesArchiveError(`it has ${name} twice`);
    seen.add(key);
    return !name.endsWith('/') && isWanted(name);
  }
  try {
    return unzipSync(archive, { filter });
  } catch (error) {
    if (error instanceof TypesArchiveError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new TypesArchiveError(`it cannot be read as a zip file (${reason})`, { cause: error });
  }
}

/** Returns true for a path that stays below the folder it is unpacked into, on every system. */
function isSafePath(name: string): boolean {
  const parts = name.replace(/\/$/, '').split('/');
  return (
    parts.every((part) => part !== '' && part !== '.' && part !== '..' && !/[\\:*?"<>|\p{Cc}]|[. ]$/u.test(part)) && name.length <= 300
  );
}
