import EarlierIcon from '@mui/icons-material/ChevronLeft';
import MoreIcon from '@mui/icons-material/ChevronRight';
import type { BlogCategoryId } from '@social/api/blogs/blog';
import { t } from '@social/texts';
import { IconButton, Skeleton, styled } from '@social/ui';
import { Link } from '@social/ui/router';
import { useEffect, useRef } from 'react';
import { useHiddenEnds } from './use-hidden-ends';

export type CategoryBarProps = { categories: readonly (readonly [BlogCategoryId, string])[]; current: BlogCategoryId | null };

/** The share of the bar that one click of an arrow scrolls. */
const STEP = 0.7;
const LINK_HEIGHT_PX = 40;

/** Links to all articles and to those of each category. Arrows lie over the ends at which links are scrolled out of view. */
export function CategoryBar({ categories, current }: CategoryBarProps) {
  const bar = useRef<HTMLElement>(null);
  const { hasEarlier, hasMore } = useHiddenEnds(bar, categories.length);

  // The current category may be one that does not fit.
  useEffect(() => {
    const row = bar.current;
    const link = row?.querySelector<HTMLElement>('[aria-current="true"]');
    if (row && link) row.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - row.clientWidth / 2;
  }, [current, categories.length]);

  function scroll(by: 1 | -1) {
    const row = bar.current;
    if (!row) return;
    const isReversed = getComputedStyle(row).direction === 'rtl';
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    row.scrollBy({ left: by * (isReversed ? -1 : 1) * row.clientWidth * STEP, behavior });
  }

  if (categories.length === 0) return null;
  return (
    <Frame>
      <Bar ref={bar} aria-label={t('Categories')}>
        <CategoryLink to="/blog" aria-current={current === null}>
          {t('All')}
        </CategoryLink>
        {categories.map(([id, name]) => (
          <CategoryLink key={id} to={`/blog?category=${encodeURIComponent(id)}`} aria-current={current === id} dir="auto">
            {name}
          </CategoryLink>
        ))}
      </Bar>
      {/* Only for pointers: keys visit the links, which scroll into view. */}
      {hasEarlier && (
        <Edge data-end="earlier">
          <IconButton tabIndex={-1} size="small" aria-label={t('Earlier categories')} onClick={() => scroll(-1)}>
            <EarlierIcon />
          </IconButton>
        </Edge>
      )}
      {hasMore && (
        <Edge data-end="more">
          <IconButton tabIndex={-1} size="small" aria-label={t('More categories')} onClick={() => scroll(1)}>
            <MoreIcon />
          </IconButton>
        </Edge>
      )}
    </Frame>
  );
}

/** Keeps the bar's place until the categories are known. */
export function CategoryBarSkeleton() {
  return <Skeleton variant="rounded" height={LINK_HEIGHT_PX} sx={{ borderRadius: 999 }} />;
}

const Frame = styled('div')({ position: 'relative', minWidth: 0 });

const Bar = styled('nav')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: theme.spacing(1),
  overflowX: 'auto',
  // Leaves room for the focus outline inside the scroll container.
  padding: 4,
  margin: -4,
  scrollbarWidth: 'none',
  scrollPaddingInline: 56,
}));

const Edge = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlock: -4,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  '--page': theme.vars.palette.background.default,
  '&[data-end="earlier"]': {
    insetInlineStart: -4,
    paddingInlineEnd: 28,
    background: 'linear-gradient(to right, var(--page) 55%, transparent)',
  },
  '&[data-end="more"]': {
    insetInlineEnd: -4,
    paddingInlineStart: 28,
    background: 'linear-gradient(to left, var(--page) 55%, transparent)',
  },
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  '& button': {
    pointerEvents: 'auto',
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

const CategoryLink = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: LINK_HEIGHT_PX,
  padding: theme.spacing(0, 2),
  borderRadius: 999,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current="true"]': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: 'transparent',
  },
}));
