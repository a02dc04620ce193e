import { PAGE_TOP } from '@social/contracts/page-protocol';
import { styled } from '@social/ui';

/** Shows how far an article is read. Decorative: screen readers report their own position. */
export const ReadingProgressBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: PAGE_TOP,
  zIndex: theme.zIndex.appBar - 1,
  height: 3,
  // Takes no space in the column, not even its gap.
  marginBottom: `calc(-3px - ${theme.spacing(2)})`,
  borderRadius: 2,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  backgroundColor: theme.vars.palette.primary.main,
}));
