import { styled } from '@social/ui';

/** The single column that every page of albums stands in. */
export const PageColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  paddingBottom: theme.spacing(6),
}));

/** The heading of a page and its actions. */
export const PageHeader = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& > h1': { flex: 1, whiteSpace: 'nowrap' },
}));
