import { styled } from '@social/ui';

/** The column of a region, limited to a readable line length. */
export const RegionColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  maxWidth: 640,
  margin: '0 auto',
  paddingBottom: theme.spacing(6),
}));
