import { styled } from '@social/ui';

/** A column of text and cards: a line reads best at this width, however wide the screen is. */
export const RegionColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  maxWidth: 640,
  margin: '0 auto',
  paddingBottom: theme.spacing(6),
}));
