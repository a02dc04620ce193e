import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { getPrintStyles } from './print-styles';

/** Styles of the whole document. A remote ships none. */
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
    // Keeps the target of focus or a link from scrolling under a sticky bar.
    html: { scrollPaddingTop: 72, textSizeAdjust: '100%' },
    // Scales `theme.spacing`.
    'html[data-density="compact"]': { '--ui-spacing': '6px' },
    // Members write words of any length; they break only where they do not fit.
    body: { overflowWrap: 'break-word' as const },
    ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
    // The shell focuses the heading after a navigation, for screen readers; it is no control.
    'h1[tabindex="-1"]:focus-visible': { outline: 'none' },
    '.MuiButtonBase-root:active': { opacity: 0.7 },
    '::selection': { background: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
    // Backgrounds, which mark what is chosen elsewhere, have one colour there.
    '@media (forced-colors: active)': {
      // Weaker than the focus, and stronger than what MUI says of its buttons.
      ':where([aria-current="page"], [aria-selected="true"], [aria-pressed="true"], [role][aria-checked="true"])': {
        outline: '2px solid !important',
        outlineOffset: '-2px !important',
      },
      ':focus-visible': { outline: '3px solid Highlight !important', outlineOffset: '2px !important' },
      '.MuiButton-root, .MuiSwitch-track': { border: '1px solid' },
      '.MuiSwitch-thumb': { forcedColorAdjust: 'none' as const, backgroundColor: 'CanvasText' },
    },
    '@media print': getPrintStyles(theme),
    '@media (prefers-reduced-motion: reduce)': {
      // Short instead of none, as code waits for animations to end. A notice's timer is an animation too and keeps its duration.
      '*:not([role="progressbar"]), ::before, ::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important' as 'auto',
      },
    },
  };
}
