import type { BlogId, PersonId } from '@social/api';
import { createMemberStorage } from '@social/data';

const storage = createMemberStorage({ open: () => window.localStorage });

/** A position closer to the start is not worth restoring. */
const MIN_SHARE = 0.05;

/** Returns the share of the article above the screen where the member stopped reading; null where they had not begun or had finished. */
export function readReadingPosition(userId: PersonId | null, blogId: BlogId): number | null {
  const share = Number(storage.read(toKey(userId, blogId)) ?? 0);
  return share >= MIN_SHARE && share < 1 ? share : null;
}

export function storeReadingPosition(userId: PersonId | null, blogId: BlogId, { share, isRead }: { share: number; isRead: boolean }): void {
  if (isRead || share < MIN_SHARE) storage.remove(toKey(userId, blogId));
  else storage.write(toKey(userId, blogId), share.toFixed(4));
}

function toKey(userId: PersonId | null, blogId: BlogId): string {
  return `reading_${userId}_${blogId}`;
}
