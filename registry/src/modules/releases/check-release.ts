import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  canonicalJson,
  isReservedName,
  pathShape,
  RELEASE_MANIFEST_FILE,
  releaseManifest,
  type Integrity,
  type ReleaseFile,
  type ReleaseManifest,
} from '@social/contracts';
import * as z from 'zod';
import { findSchemaProblem } from '../../domain/configuration';
import { SHELL } from '../../domain/shell';
import { hasUnstorableText } from '../../domain/storable-text';
import { assertKind } from './read-archive';
import { MAX_TOTAL_BYTES } from './release-limits';
import { ArchiveEntryError, ArchiveTooLargeError, ManifestInvalidError, ManifestMismatchError } from './releases.errors';
import type { ArchiveFile } from './releases.schema';

/** Reads release.json out of an archive. @throws {ManifestInvalidError} */
export function readManifest(files: readonly ArchiveFile[]): ReleaseManifest {
  const file = files.find(({ path }) => path === RELEASE_MANIFEST_FILE);
  if (!file) throw new ManifestInvalidError('it is missing');
  const written = parseJson(file.bytes);
  const parsed = releaseManifest.safeParse(written);
  if (!parsed.success) throw new ManifestInvalidError(z.prettifyError(parsed.error).replaceAll(/\s+/g, ' '));
  // Parsing dropped every key that the contract does not know: such a key is a mistake or an attack.
  if (!isDeepStrictEqual(written, parsed.data)) throw new ManifestInvalidError('it has a key that the contract does not know');
  if (hasUnstorableText(parsed.data)) throw new ManifestInvalidError('a text has a NUL character, or half of a character');
  assertSound(parsed.data);
  return parsed.data;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw Object.assign(new ManifestInvalidError('it is not JSON'), { cause: error });
  }
}

function assertSound({ name, entry, exposes, files, pages = [], menu = [], host, configuration }: ReleaseManifest): void {
  const problem = configuration && findSchemaProblem(configuration);
  if (problem) throw new ManifestInvalidError(problem);
  if (isReservedName(name)) throw new ManifestInvalidError(`${name} is a reserved name`);
  const paths = new Set(files.map(({ path }) => path));
  if (paths.size !== files.length) throw new ManifestInvalidError('it lists a file twice');
  const sharedFiles = Object.values(host?.sharedFiles ?? {}).flat();
  for (const path of [entry, ...exposes.flatMap((expose) => expose.files), ...sharedFiles]) {
    if (!paths.has(path) || !path.endsWith('.js')) throw new ManifestInvalidError(`it names the script ${path}, which it does not list`);
  }
  for (const { path, expose } of pages) {
    if (!exposes.some((offered) => offered.name === expose)) {
      throw new ManifestInvalidError(`the page ${path} needs ${expose}, which the release does not expose`);
    }
  }
  const repeated = findRepeated(pages.map(({ path }) => pathShape(path))) ?? findRepeated(menu.map(({ path }) => pathShape(path)));
  if (repeated) throw new ManifestInvalidError(`it declares ${repeated} twice`);
  if ((name === SHELL) !== (host !== undefined)) throw new ManifestInvalidError(`the shell has a host part, and nothing else has`);
  if (host && pages.length + menu.length > 0) throw new ManifestInvalidError('the pages of the shell are its own matter');
  for (const { path } of host?.app.icons ?? []) {
    if (!paths.has(path)) throw new ManifestInvalidError(`it names the icon ${path}, which it does not list`);
  }
  if (host && /<\/style/i.test(host.document.styles)) throw new ManifestInvalidError('host.document.styles would end its element');
  if (host && /<\/script|<!--/i.test(host.document.script)) throw new ManifestInvalidError('host.document.script would end its element');
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
  if (files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > MAX_TOTAL_BYTES) throw new ArchiveTooLargeError('more than 50 MB in all');
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
