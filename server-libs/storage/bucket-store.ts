import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { inParallel } from './in-parallel';
import { assertObjectKey, type ByteRange, type ObjectContent, type ObjectStore, type PutOptions } from './object-store';
import { RangeNotSatisfiableError, StorageFullError, StorageUnavailableError } from './storage-errors';
import type { BucketSettings } from './storage-settings';

const CONNECT_TIMEOUT_MS = 3000;
/** Maximum time without a response from the store. */
const SILENCE_TIMEOUT_MS = 20_000;
const REMOVALS_AT_ONCE = 8;
/** Maximum number of attempts of an upload that conflicts with another one of the same key. */
const MAX_CONFLICTS = 5;
const CONFLICT = 409;
const NOT_IMPLEMENTED = 501;

const ignore = () => undefined;
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Codes of different stores for an exhausted quota or full disks. */
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded', 'StorageFull', 'InsufficientStorage']);

/**
 * Stores objects in a bucket of S3 or a compatible store. The SDK repeats small requests. Uploads of files are repeated by their senders.
 */
export function createBucketStore({ bucket: Bucket, region, endpoint, isPathStyle }: BucketSettings): ObjectStore {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: isPathStyle,
    // Failures are thrown. Without a logger the SDK also writes some to the console.
    logger: silent,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SILENCE_TIMEOUT_MS },
  });

  async function put(key: string, content: ObjectContent, { contentType, ifNoneMatch }: PutOptions): Promise<'stored' | 'present'> {
    assertObjectKey(key);
    const object = { Bucket, Key: key, ContentType: contentType };
    let condition = ifNoneMatch && { IfNoneMatch: ifNoneMatch };
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.send(new PutObjectCommand({ ...object, ...condition, ...(await toBody(content)) }));
        return 'stored';
      } catch (error) {
        const status = readStatus(error);
        if (condition && status === 412) return 'present';
        if (condition && status === NOT_IMPLEMENTED) {
          if (await isThere(key)) return 'present';
          condition = undefined;
        } else if (status !== CONFLICT || attempt === MAX_CONFLICTS) throw toStorageError(error, 'PutObject');
      }
    }
  }

  /** Checks first, for stores without conditional uploads. */
  async function isThere(key: string): Promise<boolean> {
    try {
      await client.send(new HeadObjectCommand({ Bucket, Key: key }));
      return true;
    } catch (error) {
      if (readStatus(error) === 404) return false;
      throw toStorageError(error, 'HeadObject');
    }
  }

  async function get(key: string, range?: ByteRange) {
    assertObjectKey(key);
    const Range = range && `bytes=${range.first}-${range.last ?? ''}`;
    try {
      const { Body, ContentLength, ContentRange } = await client.send(new GetObjectCommand({ Bucket, Key: key, ...(Range && { Range }) }));
      if (!(Body instanceof Readable)) throw new StorageUnavailableError('S3 answered GetObject without a body.');
      return { body: Body as Readable, sizeBytes: Number(ContentRange?.split('/')[1] ?? ContentLength) };
    } catch (error) {
      if (readStatus(error) === 404) return null;
      if (readStatus(error) === 416) throw new RangeNotSatisfiableError();
      throw toStorageError(error, 'GetObject');
    }
  }

  async function copy(from: string, to: string): Promise<boolean> {
    assertObjectKey(from);
    assertObjectKey(to);
    try {
      await client.send(new CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${from}` }));
      return true;
    } catch (error) {
      if (readStatus(error) === 404) return false;
      throw toStorageError(error, 'CopyObject');
    }
  }

  async function remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) assertObjectKey(key);
    await inParallel(keys, REMOVALS_AT_ONCE, async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key })).catch((error: unknown) => {
        if (readStatus(error) !== 404) throw toStorageError(error, 'DeleteObject');
      });
    });
  }

  return { put, get, copy, remove };
}

async function toBody(content: ObjectContent) {
  if (Buffer.isBuffer(content)) return { Body: content };
  const { size: ContentLength } = await stat(content.file);
  return { Body: createReadStream(content.file), ContentLength };
}

/** Returns the status of a refusal. Undefined if the store did not answer, or if the bucket is missing, which is not a missing object. */
function readStatus(error: unknown): number | undefined {
  if (!(error instanceof S3ServiceException) || error.name === 'NoSuchBucket') return undefined;
  return error.$metadata.httpStatusCode;
}

/**
 * Creates an error that may be logged. The SDK's error is not its cause, because it contains the whole answer, in which some stores repeat
 * the access key's name, and the request's signed headers.
 */
function toStorageError(error: unknown, call: string): Error {
  if (error instanceof StorageUnavailableError) return error;
  if (!(error instanceof S3ServiceException)) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return new StorageUnavailableError(`S3 could not be asked for ${call}: ${reason}`);
  }
  const { httpStatusCode: status, requestId } = error.$metadata;
  const message = `S3 answered ${call} with ${error.name} (${status}), request ${requestId ?? 'without an id'}.`;
  return status === 507 || FULL.has(error.name) ? new StorageFullError(message) : new StorageUnavailableError(message);
}
