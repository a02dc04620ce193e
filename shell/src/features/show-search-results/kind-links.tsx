import { t } from '@social/texts';
import { Button, styled } from '@social/ui';
import { Link } from '@social/ui/router';
import { useEffect, useRef } from 'react';
import { resultTabs, tabLabels, type ResultTab } from './hit-kinds';

/** Links to all kinds of results or one of them. */
export function KindLinks({ current, pathFor }: { current: ResultTab; pathFor: (tab: ResultTab) => string }) {
  const row = useRef<HTMLElement>(null);

  // The current one may be one that does not fit.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link) row.current.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - row.current.clientWidth / 2;
  }, [current]);

  return (
    <Row ref={row} aria-label={t('Kinds of results')}>
      {resultTabs.map((tab) => (
        <Button
          key={tab}
          component={Link}
          to={pathFor(tab)}
          replace
          variant={tab === current ? 'contained' : 'outlined'}
          aria-current={tab === current ? 'page' : undefined}
        >
          {tabLabels[tab]}
        </Button>
      ))}
    </Row>
  );
}

/** A single line on small screens, which scrolls and fades at the end where it continues. */
const Row = styled('nav')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& > *': { flexShrink: 0 },
  [theme.breakpoints.down('sm')]: {
    '--fade': '28px',
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Room for the focus outline, and for the last link beside the fading.
    margin: -4,
    padding: 4,
    paddingInlineEnd: 'var(--fade)',
    maskImage: 'linear-gradient(to right, black calc(100% - var(--fade)), transparent)',
    '[dir="rtl"] &': { maskImage: 'linear-gradient(to left, black calc(100% - var(--fade)), transparent)' },
  },
}));
