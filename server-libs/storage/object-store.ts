import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** The bytes themselves, or a file on this machine that holds them. */
export type ObjectContent = Buffer | { file: string };

export type PutOptions = {
  contentType: string;
  /** Stores nothing where the key is taken, for keys whose bytes never change. Without it, the bytes are replaced. */
  ifNoneMatch?: '*';
};

/** Both are counted from zero, and inclusive. */
export type ByteRange = { first: number; last?: number };

export type StoredObject = {
  /** The bytes, or the part that was asked for. Whoever gets it reads it to its end or destroys it. */
  body: Readable;
  /** Of the whole object. */
  sizeBytes: number;
};

/**
 * Stored bytes by key. A key is a path of plain names, such as `upload/photos/2026/03/name_image.jpg`. Every function rejects with a
 * `StorageFullError` or a `StorageUnavailableError` where the store fails, and may be repeated.
 */
export type ObjectStore = {
  /** Stores an object whole or not at all. @returns `present` where `ifNoneMatch` found the key taken. */
  put(key: string, content: ObjectContent, options: PutOptions): Promise<'stored' | 'present'>;
  /** Reads an object; null where there is none. @throws {RangeNotSatisfiableError} when the range begins after its end. */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>;
  /** Stores an object under a second key, too. @returns false where there is no such object. */
  copy(from: string, to: string): Promise<boolean>;
  /** Removes objects; those that are missing are removed already. */
  remove(keys: readonly string[]): Promise<void>;
};

const keyPattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Whether a text may name an object: no hidden names, and none that leads out of a folder. */
export function isObjectKey(key: string): boolean {
  return keyPattern.test(key);
}

/** @throws {TypeError} */
export function assertObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new TypeError(`This is no key of an object: ${JSON.stringify(key)}`);
}

/** Reads a whole object into memory; null where there is none. */
export async function readObject(objects: ObjectStore, key: string): Promise<Buffer | null> {
  const object = await objects.get(key);
  return object && buffer(object.body);
}
