import { createHash } from 'node:crypto';
import { canonicalJson, RELEASE_MANIFEST_FILE, type Integrity, type ReleaseFile, type ReleaseManifest } from '@social/contracts';
import { findContentProblems, formatBytes, InvalidManifestError, MAX_TOTAL_BYTES, parseManifest } from '@social/release';
import { assertKind } from './read-archive';
import {
  ArchiveEntryError,
  ArchiveTooLargeError,
  ManifestInvalidError,
  ManifestMismatchError,
  ReleaseUnusableError,
} from './releases.errors';
import type { ArchiveFile } from './releases.schema';

/** Reads release.json out of an archive. @throws {ManifestInvalidError} */
export function readManifest(files: readonly ArchiveFile[]): ReleaseManifest {
  const file = files.find(({ path }) => path === RELEASE_MANIFEST_FILE);
  if (!file) throw new ManifestInvalidError('it is missing');
  try {
    return parseManifest(new TextDecoder('utf-8', { fatal: true }).decode(file.bytes));
  } catch (error) {
    if (error instanceof InvalidManifestError) throw new ManifestInvalidError(error.message);
    throw Object.assign(new ManifestInvalidError('it is not JSON'), { cause: error });
  }
}

/**
 * Checks what a page would fail on, in the files that were sent. Stored ones were checked with their release.
 * @throws {ReleaseUnusableError} that names file, reason and cure.
 */
export async function assertUsable(manifest: ReleaseManifest, files: readonly ArchiveFile[]): Promise<void> {
  const [problem] = await findContentProblems(manifest, files);
  if (problem) throw new ReleaseUnusableError(problem.file, problem.message, problem.cure);
}

function findRepeated(texts: readonly string[]): string | undefined {
  return texts.find((text, index) => texts.indexOf(text) !== index);
}

/** The files of earlier releases of the same remote, by the hash of their bytes. */
export type StoredFiles = ReadonlyMap<Integrity, { sizeBytes: number }>;

/**
 * Compares files and manifest both ways. A file that is stored already need not be in the archive.
 * @throws {ManifestMismatchError | ArchiveEntryError | ArchiveTooLargeError} that names the first file that differs.
 */
export function assertFilesMatch(manifest: ReleaseManifest, files: readonly ArchiveFile[], stored: StoredFiles): void {
  const present = new Map(files.filter(({ path }) => path !== RELEASE_MANIFEST_FILE).map((file) => [file.path, file]));
  for (const listed of manifest.files) {
    const file = present.get(listed.path);
    if (file) assertSameFile(listed, { sizeBytes: file.bytes.byteLength, integrity: file.integrity });
    else assertStored(listed, stored.get(listed.integrity));
    present.delete(listed.path);
  }
  const [extra] = present.keys();
  if (extra) throw new ManifestMismatchError(extra, 'release.json does not list it');
}

function assertSameFile(listed: ReleaseFile, { sizeBytes, integrity }: Omit<ReleaseFile, 'path'>): void {
  if (sizeBytes !== listed.sizeBytes) throw new ManifestMismatchError(listed.path, `it has ${sizeBytes} bytes, not ${listed.sizeBytes}`);
  if (integrity !== listed.integrity) throw new ManifestMismatchError(listed.path, 'its hash is another one');
}

function assertStored(listed: ReleaseFile, stored: { sizeBytes: number } | undefined): void {
  if (!stored) throw new ManifestMismatchError(listed.path, 'the archive does not hold it');
  assertKind(listed.path);
  assertSameFile(listed, { ...stored, integrity: listed.integrity });
}

/** The limits of an archive hold for a release whose files are stored already, too. @throws {ArchiveTooLargeError | ArchiveEntryError} */
export function assertWithinLimits({ files }: ReleaseManifest): void {
  const totalBytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (totalBytes > MAX_TOTAL_BYTES) {
    throw new ArchiveTooLargeError(`${formatBytes(totalBytes)} in all, and a release has at most ${formatBytes(MAX_TOTAL_BYTES)}`);
  }
  const folded = findRepeated(files.map(({ path }) => path.toLowerCase()));
  if (folded) throw new ArchiveEntryError(folded, 'the name comes twice; upper and lower case count as one');
}

/** Hashes a release's content: the same for the same content, however its manifest was written and whichever commit it was built from. */
export function hashRelease(manifest: ReleaseManifest): string {
  const files = [...manifest.files].sort((a, b) => (a.path < b.path ? -1 : 1));
  return createHash('sha256')
    .update(canonicalJson({ ...manifest, files, provenance: undefined }))
    .digest('hex');
}
