import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';

/** What holds for the whole document. A remote ships none of this. */
export function PageStyles() {
  return (
    <>
      <CssBaseline enableColorScheme />
      <GlobalStyles styles={pageStyles} />
    </>
  );
}

function pageStyles(theme: Theme) {
  return {
    // Room for sticky bars, so that what focus or a link scrolls to is not under one.
    html: { scrollPaddingTop: 72, textSizeAdjust: '100%' },
    // Everything that `theme.spacing` measures.
    'html[data-density="compact"]': { '--ui-spacing': '6px' },
    // Members write words without end; buttons and names of things keep theirs whole as long as they fit.
    body: { overflowWrap: 'break-word' as const },
    ':focus-visible': { outline: `2px solid ${theme.vars?.palette.primary.main ?? 'currentColor'}`, outlineOffset: 2 },
    // The focus is put there after a navigation, for those who listen; nothing can be done with it.
    'h1[tabindex="-1"]:focus-visible': { outline: 'none' },
    '::selection': { background: theme.vars?.palette.primary.main, color: theme.vars?.palette.primary.contrastText },
    '@media (prefers-reduced-motion: reduce)': {
      // Short instead of none: code waits for animations to end. The timer of a notice is time, not motion.
      '*:not([role="progressbar"]), ::before, ::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important' as 'auto',
      },
    },
  };
}
