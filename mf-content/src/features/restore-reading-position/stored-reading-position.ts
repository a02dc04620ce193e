import type { BlogId, PersonId } from '@social/api';
import { pageStorage } from '@social/data';

/** A position closer to the start is not worth restoring. */
const MIN_SHARE = 0.05;

/** Returns the share of the article above the screen where the member stopped reading; null where they had not begun or had finished. */
export function readReadingPosition(userId: PersonId | null, blogId: BlogId): number | null {
  const share = Number(pageStorage.read(toKey(userId, blogId)) ?? 0);
  return share >= MIN_SHARE && share < 1 ? share : null;
}

export function storeReadingPosition(userId: PersonId | null, blogId: BlogId, { share, isRead }: { share: number; isRead: boolean }): void {
  if (isRead || share < MIN_SHARE) pageStorage.remove(toKey(userId, blogId));
  else pageStorage.write(toKey(userId, blogId), share.toFixed(4));
}

function toKey(userId: PersonId | null, blogId: BlogId): string {
  return `reading_position_${userId}_${blogId}`;
}
