import type { PersonId } from '@social/api';
import { pageStorage } from '@social/data';
import type { FeedAuthors } from '../../lib/feed-kind';

/** Returns whose posts a member has last chosen to read in this browser; everyone's where they have not. */
export function readFeedAuthors(userId: PersonId | null): FeedAuthors {
  return pageStorage.read(toKey(userId)) === 'followed' ? 'followed' : 'everyone';
}

export function storeFeedAuthors(userId: PersonId | null, authors: FeedAuthors): void {
  if (authors === 'everyone') pageStorage.remove(toKey(userId));
  else pageStorage.write(toKey(userId), authors);
}

function toKey(userId: PersonId | null): string {
  return `feed_authors_${userId}`;
}
