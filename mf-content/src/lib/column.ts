import { styled } from '@social/ui';

/** The middle of a page: a line of text reads best at this width, however wide the screen is. */
export const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  paddingBottom: theme.spacing(6),
}));
