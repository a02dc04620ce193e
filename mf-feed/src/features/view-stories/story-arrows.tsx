import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { t } from '@social/texts';
import { IconButton, styled } from '@social/ui';
import { useEffect, useState, type RefObject } from 'react';

/** The share of the visible width by which an arrow moves the row. */
const STEP = 0.8;

/**
 * Arrows at the ends of the row of stories, for a mouse without a wheel that scrolls sideways. Keys reach the tiles themselves, so the
 * arrows are not in the Tab order. Each arrow is shown while its side has further stories.
 */
export function StoryArrows({ row }: { row: RefObject<HTMLElement | null> }) {
  const [hidden, setHidden] = useState({ before: 0, after: 0 });

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const measure = () => {
      // From right to left positions are negative.
      const before = Math.abs(list.scrollLeft);
      setHidden({ before: Math.round(before), after: Math.round(list.scrollWidth - list.clientWidth - before) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, [row]);

  function move(by: 1 | -1) {
    const list = row.current;
    if (!list) return;
    const isFromRight = getComputedStyle(list).direction === 'rtl';
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollBy({ left: by * (isFromRight ? -1 : 1) * list.clientWidth * STEP, behavior: isStill ? 'auto' : 'smooth' });
  }

  return (
    <>
      {hidden.before > 1 && (
        <Arrow data-side="start" size="small" aria-label={t('Earlier stories')} tabIndex={-1} onClick={() => move(-1)}>
          <PreviousIcon fontSize="small" />
        </Arrow>
      )}
      {hidden.after > 1 && (
        <Arrow data-side="end" size="small" aria-label={t('More stories')} tabIndex={-1} onClick={() => move(1)}>
          <NextIcon fontSize="small" />
        </Arrow>
      )}
    </>
  );
}

const Arrow = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 20,
  width: 36,
  height: 36,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[2],
  '&:hover': { background: theme.vars.palette.background.default },
  '&[data-side="start"]': { insetInlineStart: 4 },
  '&[data-side="end"]': { insetInlineEnd: 4 },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
}));
