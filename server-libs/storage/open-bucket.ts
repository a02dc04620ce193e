import type { ObjectStore } from './object-store';
import type { BucketSettings } from './storage-settings';

/** Opens a bucket; nothing connects before its first use. The SDK is loaded here alone: a server without a bucket does not pay for it. */
export async function openBucket(settings: BucketSettings): Promise<ObjectStore> {
  const { createBucketStore } = await import('./bucket-store');
  return createBucketStore(settings);
}
