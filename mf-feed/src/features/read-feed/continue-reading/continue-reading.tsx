import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { t } from '@social/texts';
import { Button, notify } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FeedAuthors } from '../../../lib/feed-kind';
import type { PostEntry } from '../../../lib/post-entry';
import type { FeedSource } from '../feed-query';
import { createListLayout } from '../list-layout';
import { savedLists, toListKey } from '../scroll-anchor';
import { readFeedPosition, removeFeedPosition, storeFeedPosition } from './feed-position';
import { restoreFeed } from './restore-feed';

export type ContinueReadingProps = {
  source: FeedSource;
  authors: FeedAuthors;
  entries: readonly PostEntry[];
  /** Called when the feed has the posts around the position, which its list is to show. */
  onRestored: () => void;
};

/** Stores where the reader stops, and offers to continue there after the page was closed. */
export function ContinueReading({ source, authors, entries, onRestored }: ContinueReadingProps) {
  const { userId } = source;
  const queries = useQueryClient();
  const [position, setPosition] = useState(() => readFeedPosition(userId, authors));
  const [isLoading, setLoading] = useState(false);

  const save = useEffectEvent((): void => {
    const saved = savedLists.get(toListKey(source));
    if (saved) storeFeedPosition(userId, authors, saved.anchor, entries);
  });

  useEffect(() => {
    const saveIfHidden = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', saveIfHidden);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, []);

  async function resume(wanted: NonNullable<typeof position>): Promise<void> {
    setLoading(true);
    try {
      const postId = await restoreFeed(queries, source, wanted);
      if (postId === null) {
        removeFeedPosition(userId);
        setPosition(null);
        await notify({ severity: 'info', message: t('The posts that you were reading are not here any more.') });
        return;
      }
      const anchor = { postId, offsetPx: wanted.offsetPx, focusedPostId: postId };
      savedLists.set(toListKey(source), { anchor, layout: createListLayout(), isDue: true });
      onRestored();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setLoading(false);
      await notify({
        severity: 'error',
        message: t('The posts could not be loaded. {failureMessage}', { failureMessage: failureMessage(error) }),
      });
    }
  }

  // A reader who has gone on without it does not need it.
  const hasReadOn = entries.some(({ id, cursor }) => cursor !== null || id === position?.postId);
  if (!position || hasReadOn) return null;
  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void resume(position)}>
      {t('Continue where you left off')}
    </Button>
  );
}
