import { styled } from '@social/ui';

/** A page of albums: one column, its parts an even way apart. */
export const PageColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  paddingBottom: theme.spacing(6),
}));

/** A page's heading and what can be done from there. */
export const PageHead = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& > h1': { flex: 1, whiteSpace: 'nowrap' },
}));
