import type { Theme } from '@mui/material/styles';
import { COLOR_MODE_ATTRIBUTE } from './color-mode';

/** Styles of a printed page: dark on white, whatever the mode of the screen. Parts of the frame are hidden by `notPrinted`. */
export function getPrintStyles(theme: Theme) {
  return {
    [`:root[${COLOR_MODE_ATTRIBUTE}]`]: {
      ...getLightVariables(theme),
      colorScheme: 'light',
      '--page': '#fff',
      '--paper': '#fff',
      '--ui-palette-background-default': '#fff',
      background: '#fff',
      color: theme.vars.palette.text.primary,
    },
    body: { background: '#fff' },
    'img, video, figure, blockquote': { breakInside: 'avoid' as const },
    // Dialogs, menus and notices lie over the page.
    '.MuiModal-root, .MuiPopper-root, .Toastify': { display: 'none' },
  };
}

/** Hides a part of the page on paper: `styled('nav')({ ...notPrinted })`. */
export const notPrinted = { '@media print': { display: 'none' } } as const;

/** Returns the colours of the light mode, by the name of their variable. */
function getLightVariables(theme: Theme): Record<string, string> {
  const sheets = theme.generateStyleSheets() as Record<string, Record<string, string>>[];
  const [, variables = {}] =
    sheets.flatMap(Object.entries<Record<string, string>>).find(([selector]) => selector.includes('"light"')) ?? [];
  return variables;
}
