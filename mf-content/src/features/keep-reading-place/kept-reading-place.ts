import type { BlogId, PersonId } from '@social/api';
import { createMemberStorage } from '@social/session';

const storage = createMemberStorage({ open: () => window.localStorage });

/** Nearer to an end than this is no place to come back to. */
const MIN_SHARE = 0.05;

/** Where a member stopped reading an article, as the share of it above the screen; null where they have not begun, or were done. */
export function readReadingPlace(userId: PersonId | null, blogId: BlogId): number | null {
  const share = Number(storage.read(keyOf(userId, blogId)) ?? 0);
  return share >= MIN_SHARE && share < 1 ? share : null;
}

export function keepReadingPlace(userId: PersonId | null, blogId: BlogId, { share, isRead }: { share: number; isRead: boolean }): void {
  if (isRead || share < MIN_SHARE) storage.remove(keyOf(userId, blogId));
  else storage.write(keyOf(userId, blogId), share.toFixed(4));
}

function keyOf(userId: PersonId | null, blogId: BlogId): string {
  return `reading_${userId}_${blogId}`;
}
