import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaService, StoredMedia } from '../media/media.service';

/** Stores a fetched picture like a member's upload: decoded and encoded again. @throws as the media service's `store`. */
export async function storePicture(media: MediaService, content: Buffer): Promise<StoredMedia> {
  const folder = await mkdtemp(join(tmpdir(), 'provider-link-'));
  try {
    const path = join(folder, 'picture');
    await writeFile(path, content);
    const file = { field: '', fileName: 'picture', path, sizeBytes: content.length, sha256: '', storedPaths: [] };
    return await media.store(file, 'image');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
