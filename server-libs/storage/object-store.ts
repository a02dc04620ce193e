import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** The bytes, or a local file that contains them. */
export type ObjectContent = Buffer | { file: string };

export type PutOptions = {
  contentType: string;
  /** Stores nothing if the key is taken, for keys whose bytes never change. Without it, the bytes are replaced. */
  ifNoneMatch?: '*';
};

/** Both are counted from zero, and inclusive. */
export type ByteRange = { first: number; last?: number };

export type StoredObject = {
  /** The bytes, or the requested part. The caller must read it to its end or destroy it. */
  body: Readable;
  /** Size of the whole object. */
  sizeBytes: number;
};

/**
 * Stored bytes by key. A key is a path of plain names, such as `upload/photos/2026/03/name_image.jpg`. Every function rejects with a
 * `StorageFullError` or a `StorageUnavailableError` if the store fails, and may be repeated.
 */
export type ObjectStore = {
  /** Stores an object completely or not at all. @returns `present` if `ifNoneMatch` was set and the key is taken. */
  put(key: string, content: ObjectContent, options: PutOptions): Promise<'stored' | 'present'>;
  /** Reads an object, or null if it does not exist. @throws {RangeNotSatisfiableError} if the range starts after its end. */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>;
  /** Also stores an object under a second key. @returns false if the object does not exist. */
  copy(from: string, to: string): Promise<boolean>;
  /** Removes objects. Missing ones are ignored. */
  remove(keys: readonly string[]): Promise<void>;
};

const keyPattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Returns true if a text may name an object: no hidden names, and no path out of a folder. */
export function isObjectKey(key: string): boolean {
  return keyPattern.test(key);
}

/** @throws {TypeError} */
export function assertObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new TypeError(`This is no key of an object: ${JSON.stringify(key)}`);
}

/** Reads a whole object into memory, or null if it does not exist. */
export async function readObject(objects: ObjectStore, key: string): Promise<Buffer | null> {
  const object = await objects.get(key);
  return object && buffer(object.body);
}
