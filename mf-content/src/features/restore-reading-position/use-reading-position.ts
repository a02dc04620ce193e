import type { BlogId } from '@social/api';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { notify } from '@social/ui';
import { useEffect, type RefObject } from 'react';
import { storeReadingPosition, readReadingPosition } from './stored-reading-position';

export type ReadingPositionRefs = {
  text: RefObject<HTMLElement | null>;
  /** Its width grows from 0 to 1 with the progress. */
  progressBar: RefObject<HTMLElement | null>;
};

/** Restores and stores the reading position of an article, and updates the progress bar. */
export function useReadingPosition(blogId: BlogId, { text, progressBar }: ReadingPositionRefs): void {
  const userId = useSession((session) => session.userId);

  useEffect(() => {
    const element = text.current;
    if (!element) return;
    let position: { share: number; isRead: boolean } | null = null;

    function measure() {
      if (!element) return;
      const { top, height, bottom } = element.getBoundingClientRect();
      if (height === 0) return;
      position = { share: Math.max(0, -top / height), isRead: bottom <= innerHeight };
      const read = Math.min(1, Math.max(0, (innerHeight - top) / height));
      if (progressBar.current) progressBar.current.style.transform = `scaleX(${scrollY > 0 ? read : 0})`;
    }
    function store() {
      if (position) storeReadingPosition(userId, blogId, position);
    }

    const stored = readReadingPosition(userId, blogId);
    // A frame later, because the shell first scrolls each new page to the top.
    const frame = requestAnimationFrame(() => stored !== null && scrollToShare(element, stored));
    addEventListener('scroll', measure, { passive: true });
    addEventListener('pagehide', store);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', measure);
      removeEventListener('pagehide', store);
      store();
    };
  }, [userId, blogId, text, progressBar]);
}

function scrollToShare(element: HTMLElement, share: number): void {
  const { top, height } = element.getBoundingClientRect();
  scrollBy({ top: top + share * height, behavior: 'instant' });
  void notify({ severity: 'info', message: t('You are back where you stopped reading.'), action: t('Start from the top') }).then((end) => {
    if (end === 'action') scrollTo({ top: 0, behavior: 'instant' });
  });
}
