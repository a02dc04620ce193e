import { styled } from '@social/ui';

/** Shows how far an article is read. Decorative: screen readers report their own position. */
export const ReadingProgressBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  // The height of the shell's bar on a small screen.
  top: 'var(--page-top, 0px)',
  zIndex: theme.zIndex.appBar - 1,
  height: 3,
  // Takes no space in the column, not even its gap.
  marginBottom: `calc(-3px - ${theme.spacing(2)})`,
  borderRadius: 2,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  backgroundColor: theme.vars.palette.primary.main,
}));
