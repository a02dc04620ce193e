import { styled } from '@social/ui';

export const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  paddingBottom: theme.spacing(6),
}));
