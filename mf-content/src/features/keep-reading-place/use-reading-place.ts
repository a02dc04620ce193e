import type { BlogId } from '@social/api';
import { useSession } from '@social/session';
import { notify } from '@social/ui';
import { useEffect, type RefObject } from 'react';
import { keepReadingPlace, readReadingPlace } from './kept-reading-place';

export type ReadingPlaceParts = {
  /** What is read. */
  text: RefObject<HTMLElement | null>;
  /** Grows from 0 to 1 in width while it is read. */
  line: RefObject<HTMLElement | null>;
};

/** Leads back to where an article was left, keeps where it is left next, and draws how far it is read. */
export function useReadingPlace(blogId: BlogId, { text, line }: ReadingPlaceParts): void {
  const userId = useSession((session) => session.userId);

  useEffect(() => {
    const element = text.current;
    if (!element) return;
    let place: { share: number; isRead: boolean } | null = null;

    function measure() {
      if (!element) return;
      const { top, height, bottom } = element.getBoundingClientRect();
      if (height === 0) return;
      place = { share: Math.max(0, -top / height), isRead: bottom <= innerHeight };
      const read = Math.min(1, Math.max(0, (innerHeight - top) / height));
      if (line.current) line.current.style.transform = `scaleX(${scrollY > 0 ? read : 0})`;
    }
    function keep() {
      if (place) keepReadingPlace(userId, blogId, place);
    }

    const kept = readReadingPlace(userId, blogId);
    // A frame later: the shell goes to the top of each new page first.
    const frame = requestAnimationFrame(() => kept !== null && returnTo(element, kept));
    addEventListener('scroll', measure, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', measure);
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [userId, blogId, text, line]);
}

function returnTo(element: HTMLElement, share: number): void {
  const { top, height } = element.getBoundingClientRect();
  scrollBy({ top: top + share * height, behavior: 'instant' });
  void notify({ severity: 'info', message: 'You are back where you stopped reading.', action: 'Start from the top' }).then((end) => {
    if (end === 'action') scrollTo({ top: 0, behavior: 'instant' });
  });
}
