import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { RELEASE_MANIFEST_FILE, filePath } from '@social/contracts';
import { findKindProblem, formatBytes, MAX_FILE_BYTES, MAX_FILES, MAX_MANIFEST_BYTES, MAX_TOTAL_BYTES } from '@social/release';
import tar from 'tar-stream';
import { BodyTooLargeError } from '../../common.errors';
import { ArchiveEntryError, ArchiveTooLargeError, ArchiveUnreadableError } from './releases.errors';
import type { ArchiveFile } from './releases.schema';

/** A tar adds a header and padding to each file, at times a second header for a long name. */
const MAX_TAR_BYTES = MAX_TOTAL_BYTES + (MAX_FILES + 1) * 3 * 1024;

/**
 * Reads a gzipped tar without ever touching the file system. Limits hold on the bytes that come out, whatever headers claim.
 * @throws {ArchiveUnreadableError | ArchiveEntryError | ArchiveTooLargeError | BodyTooLargeError}
 */
export async function readArchive(body: Readable): Promise<ArchiveFile[]> {
  const extract = tar.extract();
  const reading = pipeline(
    // A refusal must not destroy the request: its connection would never answer the next one.
    body.iterator({ destroyOnReturn: false }),
    limitBytes(MAX_TOTAL_BYTES, () => new BodyTooLargeError('50 MB')),
    createGunzip(),
    limitBytes(MAX_TAR_BYTES, () => new ArchiveTooLargeError('more than 50 MB come out of it')),
    extract,
  );
  try {
    const [files] = await Promise.all([collect(extract), reading]);
    return files;
  } catch (error) {
    if (isRefusal(error)) throw error;
    throw Object.assign(new ArchiveUnreadableError(describeError(error)), { cause: error });
  } finally {
    // Reads and drops the rest of a refused body, within the time limit of a request. It begins only after all other readers have stopped.
    const drop = () => void setImmediate(() => body.resume());
    reading.then(drop, drop);
  }
}

function isRefusal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('REG_');
}

function describeError(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : 'it ends or breaks without a word';
}

async function collect(extract: tar.Extract): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = [];
  const seen = new Set<string>();
  let totalBytes = 0;
  for await (const entry of extract) {
    const { name, type, size } = entry.header;
    assertName(name, seen);
    assertKind(name);
    if (type !== 'file') throw new ArchiveEntryError(printable(name), `it is a ${type ?? 'thing unknown'}, and only files may be there`);
    totalBytes += assertSize(name, size);
    if (totalBytes > MAX_TOTAL_BYTES) throw new ArchiveTooLargeError('more than 50 MB in all');
    if (seen.size > MAX_FILES + 1) throw new ArchiveTooLargeError(`more than ${MAX_FILES} files, which is the limit of a release`);
    files.push(describe(name, await readAll(entry)));
  }
  return files;
}

function assertName(name: string, seen: Set<string>): void {
  const parsed = filePath.safeParse(name);
  if (!parsed.success) throw new ArchiveEntryError(printable(name), parsed.error.issues[0]?.message ?? 'its name is not a file path');
  const folded = name.toLowerCase();
  if (seen.has(folded)) throw new ArchiveEntryError(name, 'the name comes twice; upper and lower case count as one');
  seen.add(folded);
}

/** @throws {ArchiveEntryError} for a file that neither a page nor a kit has. */
export function assertKind(name: string): void {
  const problem = findKindProblem(name);
  if (problem) throw new ArchiveEntryError(printable(name), `${problem.message}. ${problem.cure}`);
}

function assertSize(name: string, sizeBytes: number): number {
  if (!Number.isSafeInteger(sizeBytes) || sizeBytes < 0) throw new ArchiveEntryError(name, 'its size is not a number');
  const isManifest = name === RELEASE_MANIFEST_FILE;
  const maxBytes = isManifest ? MAX_MANIFEST_BYTES : MAX_FILE_BYTES;
  if (sizeBytes > maxBytes) {
    throw new ArchiveTooLargeError(`"${name}" has ${formatBytes(sizeBytes)}, and at most ${formatBytes(maxBytes)} are allowed`);
  }
  return sizeBytes;
}

async function readAll(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) {
    if (chunk instanceof Uint8Array) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function describe(path: string, bytes: Buffer): ArchiveFile {
  return { path, bytes, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` };
}

/** A hostile name must not write into a log or a terminal. */
function printable(name: string): string {
  return name.slice(0, 100).replace(/[^\x20-\x7e]/gu, '?');
}

function limitBytes(maxBytes: number, createError: () => Error): Transform {
  let readBytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      readBytes += chunk.byteLength;
      if (readBytes > maxBytes) done(createError());
      else done(null, chunk);
    },
  });
}
