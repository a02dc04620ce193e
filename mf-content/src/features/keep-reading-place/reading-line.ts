import { styled } from '@social/ui';

/** How far an article is read. Decorative: who hears the page knows where they are. */
export const ReadingLine = styled('div')(({ theme }) => ({
  position: 'sticky',
  // The shell says how high the bar is that it keeps on top of a small screen.
  top: 'var(--page-top, 0px)',
  zIndex: theme.zIndex.appBar - 1,
  height: 3,
  // Takes no room of its own in the column, its gap included.
  marginBottom: `calc(-3px - ${theme.spacing(2)})`,
  borderRadius: 2,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  backgroundColor: theme.vars.palette.primary.main,
}));
