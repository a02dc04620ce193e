import { styled } from '@social/ui';

/** The single column of a page. */
export const PageColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  paddingBottom: theme.spacing(6),
}));

/** A page's column, limited to a readable line length. */
export const NarrowPageColumn = styled(PageColumn)({ maxWidth: 640, margin: '0 auto' });
