import { isObjectKey, type ObjectStore } from '@social/server-storage/object-store';
import { toSmallPath } from './media.service';
import type { MediaRemovalRepository } from './media-removal.repository';

type Dependencies = { removal: MediaRemovalRepository; uploads: ObjectStore };

const FILES_PER_ROUND = 100;

export function createMediaRemovalService({ removal, uploads }: Dependencies) {
  return {
    /**
     * Removes the files of deleted or expired posts, comments, messages, stories, staged uploads and link previews, and of replaced
     * pictures. A file that cannot be removed stays recorded. Replicas may do this at the same time.
     */
    async removeFiles(now: Date): Promise<void> {
      await removal.deleteExpiredStories(now);
      await removal.deleteExpiredUploads(now);
      await removal.deleteUnusedLinkPreviews(now);
      let removed: number;
      do {
        removed = await removal.take(FILES_PER_ROUND, async (path) => {
          // For some pictures only the large variant is recorded.
          const variants = new Set([path, toSmallPath(path)]);
          await uploads.remove([...variants].filter(isObjectKey));
        });
      } while (removed === FILES_PER_ROUND);
    },
  };
}
