import type { PersonId } from '@social/api';
import { readListsAgain } from '@social/data/lists/update-list';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { FeedKind } from '../../lib/feed-kind';
import { feedKey } from './feed-query';

/** Refetches a list each time that `revision` changes: the region that shows the list knows of a new post. */
export function useReadAgain(userId: PersonId | null, of: FeedKind, revision: number): void {
  const queries = useQueryClient();
  const read = useRef(revision);

  useEffect(() => {
    if (read.current === revision) return;
    read.current = revision;
    const [what, whose, which] = feedKey({ userId, of });
    readListsAgain(queries, { queryKey: [what, whose, which] });
  }, [queries, userId, of, revision]);
}
