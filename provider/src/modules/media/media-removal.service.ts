import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaRemovalRepository } from './media-removal.repository';

type Dependencies = { removal: MediaRemovalRepository; uploadsDirectory: string };

const FILES_PER_ROUND = 100;

export function createMediaRemovalService({ removal, uploadsDirectory }: Dependencies) {
  return {
    /**
     * Removes the files of deleted posts, comments, messages and stories, of expired stories, and of replaced pictures. A file that
     * can't be removed stays recorded. Any number of replicas may do this at the same time.
     */
    async removeFiles(now: Date): Promise<void> {
      await removal.deleteExpiredStories(now);
      let removed: number;
      do {
        removed = await removal.take(FILES_PER_ROUND, async (path) => {
          // Only the large variant of some pictures is recorded.
          for (const variant of [path, path.replace(/_image\.jpg$/, '_image_small.jpg')])
            await rm(join(uploadsDirectory, variant), { force: true });
        });
      } while (removed === FILES_PER_ROUND);
    },
  };
}
