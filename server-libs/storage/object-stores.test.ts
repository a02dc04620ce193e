import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from './folder-store';
import { readObject, type ObjectStore } from './object-store';
import { openBucket } from './open-bucket';
import { StorageFullError, StorageUnavailableError } from './storage-errors';
import { storageSettings, toBucketSettings } from './storage-settings';
import { startS3Server } from './testing/s3-server';
import { z } from 'zod';

type Opened = { objects: ObjectStore; close(): Promise<void> };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** All stores. With `S3_TEST_BUCKET` and the settings of a server, also a real bucket. */
const stores: Record<string, () => Promise<Opened>> = {
  folder: async () => ({ objects: createFolderStore(join(folder, 'objects')), close: async () => undefined }),
  bucket: async () => {
    const server = await startS3Server();
    return { objects: await openBucket(server.settings), close: server.close };
  },
  ...(process.env.S3_TEST_BUCKET && {
    'bucket of the settings': async () => {
      const settings = z.object(storageSettings).parse({ ...process.env, STORAGE_BUCKET: process.env.S3_TEST_BUCKET });
      const named = toBucketSettings(settings);
      if (!named) throw new Error('No bucket is named.');
      return { objects: await openBucket(named), close: async () => undefined };
    },
  }),
};

const options = { contentType: 'text/plain' };
const key = (name: string) => `tests/${process.pid}/${name}`;

describe.each(Object.entries(stores))('a store that is a %s', (_name, open) => {
  let objects: ObjectStore;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({ objects, close } = await open());
  });
  afterEach(async () => {
    await objects.remove(['a', 'b', 'c'].map(key));
    await close();
  });
  const read = async (name: string) => (await readObject(objects, key(name)))?.toString();

  test('returns what was put, whole and in parts', async () => {
    expect(await objects.put(key('a'), Buffer.from('0123456789'), options)).toBe('stored');

    expect(await read('a')).toBe('0123456789');
    for (const [range, part] of [
      [{ first: 2, last: 4 }, '234'],
      [{ first: 7 }, '789'],
      [{ first: 7, last: 99 }, '789'],
    ] as const) {
      const object = await objects.get(key('a'), range);
      expect([object?.sizeBytes, Buffer.concat((await object?.body.toArray()) ?? []).toString()]).toEqual([10, part]);
    }
    await expect(objects.get(key('a'), { first: 10 })).rejects.toThrow('after the end');
  });

  test('stores a file of this machine, larger than one chunk, and an empty object', async () => {
    const bytes = Buffer.alloc(300_000, 'abc');
    await writeFile(join(folder, 'large'), bytes);

    await objects.put(key('a'), { file: join(folder, 'large') }, options);
    await objects.put(key('b'), Buffer.alloc(0), options);

    expect(await readObject(objects, key('a'))).toEqual(bytes);
    expect(await read('b')).toBe('');
  });

  test('replaces the bytes of a key, unless they must not change', async () => {
    await objects.put(key('a'), Buffer.from('first'), options);
    await objects.put(key('a'), Buffer.from('second'), options);

    expect(await objects.put(key('a'), Buffer.from('third'), { ...options, ifNoneMatch: '*' })).toBe('present');
    expect(await objects.put(key('b'), Buffer.from('new'), { ...options, ifNoneMatch: '*' })).toBe('stored');

    expect([await read('a'), await read('b')]).toEqual(['second', 'new']);
  });

  test('of several puts at once that must not replace each other, one stores', async () => {
    const outcomes = await Promise.all(
      ['1', '2', '3'].map((text) => objects.put(key('a'), Buffer.from(text), { ...options, ifNoneMatch: '*' })),
    );
    expect(outcomes.sort()).toEqual(['present', 'present', 'stored']);
  });

  test('copies an object, which outlives the first key; removing what is missing is no failure', async () => {
    await objects.put(key('a'), Buffer.from('text'), options);

    expect(await objects.copy(key('a'), key('b'))).toBe(true);
    await objects.remove([key('a'), key('c')]);
    await objects.remove([key('a')]);

    expect([await read('a'), await read('b')]).toEqual([undefined, 'text']);
    expect(await objects.copy(key('a'), key('c'))).toBe(false);
  });

  test.each(['../a', 'a/../b', '/a', '', 'a//b', '.hidden', 'a\0', 'a b', 'a/.'])('refuses the key %j', async (wrong) => {
    await expect(objects.put(wrong, Buffer.from('x'), options)).rejects.toThrow('no key');
    await expect(objects.get(wrong)).rejects.toThrow('no key');
    await expect(objects.remove([wrong])).rejects.toThrow('no key');
    await expect(objects.copy(key('a'), wrong)).rejects.toThrow('no key');
  });
});

test('a file that cannot be read leaves nothing under its key', async () => {
  const objects = createFolderStore(folder);
  await expect(objects.put('a', { file: join(folder, 'missing') }, options)).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).toEqual([]);
});

test('a store that knows no conditional uploads is asked first', async () => {
  const server = await startS3Server({ knowsConditions: false });
  const objects = await openBucket(server.settings);

  expect(await objects.put('a', Buffer.from('first'), { ...options, ifNoneMatch: '*' })).toBe('stored');
  expect(await objects.put('a', Buffer.from('second'), { ...options, ifNoneMatch: '*' })).toBe('present');

  expect(server.objects.get('a')?.bytes.toString()).toBe('first');
  await server.close();
});

test('a bucket that is full, refuses the server, is missing or away says so, and no error holds a credential', async () => {
  const server = await startS3Server();
  const objects = await openBucket(server.settings);
  const put = async (failure: { status: number; code: string } | null, store = objects): Promise<Error> => {
    server.failWith(failure);
    return store.put('a', Buffer.from('x'), options).then(
      () => new Error('stored'),
      (error: Error) => error,
    );
  };
  const errors = [
    await put({ status: 507, code: 'XMinioStorageFull' }),
    await put({ status: 403, code: 'QuotaExceeded' }),
    await put({ status: 403, code: 'InvalidAccessKeyId' }),
    await put(null, await openBucket({ ...server.settings, bucket: 'other' })),
  ];
  await server.close();
  errors.push(await put(null));

  expect(errors.map((error) => error.constructor)).toEqual([
    StorageFullError,
    StorageFullError,
    StorageUnavailableError,
    StorageUnavailableError,
    StorageUnavailableError,
  ]);
  expect(errors[2]?.message).toBe('S3 answered PutObject with InvalidAccessKeyId (403), request request-1.');
  expect(errors[4]?.message).toContain('ECONNREFUSED');
  for (const error of errors) {
    expect(error.cause).toBeUndefined();
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(server.credentials.AWS_ACCESS_KEY_ID);
  }
});
