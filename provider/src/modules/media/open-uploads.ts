import { createFolderStore } from '@social/server-storage/folder-store';
import type { ObjectStore } from '@social/server-storage/object-store';
import { openBucket } from '@social/server-storage/open-bucket';
import type { Config } from '../../config';

/** Opens the store of uploads: the configured bucket, or the folder. Its keys are the paths in rows, such as `upload/photos/…`. */
export async function openUploads({ bucket, uploadsDirectory }: Pick<Config, 'bucket' | 'uploadsDirectory'>): Promise<ObjectStore> {
  return bucket ? openBucket(bucket) : createFolderStore(uploadsDirectory);
}
