import { styled } from '@social/ui';

/** The heading of a page and its actions. */
export const PageHeading = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& > h1': { flex: 1, whiteSpace: 'nowrap' },
}));
