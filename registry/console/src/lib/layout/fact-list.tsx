import { styled } from '@social/ui';

/** Names and values, as `<div><dt/><dd/></div>`. */
export const FactList = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(88px, 120px) minmax(0, 1fr)', gap: theme.spacing(1.5) },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));
