import type { PostType } from '@social/api/posts/post-extras';
import { PAGE_TOP } from '@social/contracts/page-protocol';
import { IconButton, styled, Tooltip } from '@social/ui';
import { Link } from '@social/ui/router';
import { postFilters } from './post-filters';

export type PostFilterBarProps = { postType: PostType | null; onSelect: (postType: PostType | null) => void };

/** Filters the feed by kind; selecting the active filter again shows all posts. The bar is sticky. */
export function PostFilterBar({ postType, onSelect }: PostFilterBarProps) {
  return (
    <StickyFrame>
      <Row role="group" aria-label="Show only">
        {postFilters.map((filter) => {
          const { Icon } = filter;
          if ('path' in filter) {
            return (
              <Tooltip key={filter.label} title={filter.label}>
                <IconButton component={Link} to={filter.path} aria-label={filter.label}>
                  <Icon />
                </IconButton>
              </Tooltip>
            );
          }
          const isActive = filter.postType === postType;
          return (
            <Tooltip key={filter.label} title={filter.label}>
              <IconButton
                aria-label={filter.label}
                aria-pressed={isActive}
                color={isActive ? 'primary' : 'default'}
                onClick={() => onSelect(isActive ? null : filter.postType)}
              >
                <Icon />
              </IconButton>
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
  justifyContent: 'space-between',
  padding: theme.spacing(0.5, 1),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  // Nine of them fit a screen 320 pixels wide.
  '&& > *': { flex: '0 1 44px', minWidth: 0, height: 40, padding: 0, borderRadius: 12 },
  '&& > [aria-pressed="true"]': { background: theme.vars.palette.action.selected },
}));
