import type { ObjectStore } from './object-store';
import type { BucketSettings } from './storage-settings';

/** Opens a bucket. It connects on first use. The SDK is loaded only here, so a server without a bucket does not load it. */
export async function openBucket(settings: BucketSettings): Promise<ObjectStore> {
  const { createBucketStore } = await import('./bucket-store');
  return createBucketStore(settings);
}
