import { useSession } from '@social/session';
import { useState } from 'react';
import type { FeedAuthors } from '../../lib/feed-kind';
import { readFeedAuthors, storeFeedAuthors } from './stored-feed-authors';

/** Reads and sets whose posts the feed shows. The choice is remembered in this browser, for each member. */
export function useFeedAuthors() {
  const userId = useSession((session) => session.userId);
  const [authors, setAuthors] = useState(() => readFeedAuthors(userId));

  function select(next: FeedAuthors): void {
    storeFeedAuthors(userId, next);
    setAuthors(next);
  }

  return { authors, select };
}
