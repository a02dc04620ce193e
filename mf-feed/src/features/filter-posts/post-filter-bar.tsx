import type { PostType } from '@social/api/posts/post-extras';
import { PAGE_TOP } from '@social/contracts/page-protocol';
import { t } from '@social/texts';
import { ButtonBase, styled, Tooltip } from '@social/ui';
import { Link } from '@social/ui/router';
import { postFilters } from './post-filters';

export type PostFilterBarProps = { postType: PostType | null; onSelect: (postType: PostType | null) => void };

/** Filters the feed by kind; selecting the active filter again shows all posts. The bar is sticky. */
export function PostFilterBar({ postType, onSelect }: PostFilterBarProps) {
  return (
    <StickyFrame>
      <Row role="group" aria-label={t('Show only')}>
        {postFilters.map((filter) => {
          const { Icon, label } = filter;
          if ('path' in filter) {
            return (
              <Tooltip key={label} title={label}>
                <Filter component={Link} to={filter.path}>
                  <Icon />
                  {label}
                </Filter>
              </Tooltip>
            );
          }
          const isActive = filter.postType === postType;
          return (
            <Tooltip key={label} title={label}>
              <Filter aria-pressed={isActive} onClick={() => onSelect(isActive ? null : filter.postType)}>
                <Icon />
                {label}
              </Filter>
            </Tooltip>
          );
        })}
      </Row>
    </StickyFrame>
  );
}

// Covers the posts that scroll beneath, also above the row and next to its corners.
const StickyFrame = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: PAGE_TOP,
  zIndex: theme.zIndex.appBar - 1,
  marginTop: theme.spacing(-1),
  paddingTop: theme.spacing(1),
  background: theme.vars.palette.background.default,
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  padding: theme.spacing(0.5),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  overflowX: 'auto',
  scrollbarWidth: 'none',
}));

const Filter = styled(ButtonBase)(({ theme }) => ({
  flex: '1 0 60px',
  flexDirection: 'column',
  gap: 2,
  minHeight: 44,
  borderRadius: 12,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: 20 },
  '&:hover': { background: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '&[aria-pressed="true"]': { color: theme.vars.palette.primary.main, background: theme.vars.palette.action.selected },
})) as typeof ButtonBase;
