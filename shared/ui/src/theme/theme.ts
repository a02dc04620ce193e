import { createTheme } from '@mui/material/styles';
import { t } from '@social/texts';
import { COLOR_MODE_ATTRIBUTE } from './color-mode';
import { darkPalette, lightPalette } from './palette';

declare module '@mui/material/styles' {
  /** The theme always has its CSS variables, so `theme.vars` needs no fallback. */
  interface CssThemeVariables {
    enabled: true;
  }
}

const SYSTEM_FONTS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/** The theme of every region: colours by mode as CSS variables, 16 px corners, flat surfaces with a hairline border. */
export const theme = createTheme({
  direction: document.dir === 'rtl' ? 'rtl' : 'ltr',
  cssVariables: { colorSchemeSelector: `[${COLOR_MODE_ATTRIBUTE}="%s"]`, cssVarPrefix: 'ui' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  // From lg on, menu and panel are next to the page; from xl on, they are wider.
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1024, xl: 1280 } },
  shape: { borderRadius: 16 },
  focusVisible: true,
  typography: {
    fontFamily: SYSTEM_FONTS,
    h1: { fontSize: '1.625rem', fontWeight: 700, lineHeight: 1.25, letterSpacing: '-0.015em' },
    h2: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h3: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.35 },
    subtitle2: { fontWeight: 600 },
    body1: { fontSize: '1rem', lineHeight: 1.55 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.4, fontVariantNumeric: 'tabular-nums' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    // A ripple is a component, keyframes and an animation in each press. Focus has a ring, and a press is dimmed.
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 999, minHeight: 40, paddingInline: 18, whiteSpace: 'nowrap' },
        sizeSmall: { minHeight: 32, paddingInline: 12 },
        // MUI's own margins are left and right in every direction of text.
        startIcon: { margin: 0, marginInline: '-4px 8px' },
      },
    },
    MuiCard: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({ border: `1px solid ${vars.palette.divider}`, backgroundImage: 'none' }),
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 12 } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
    MuiTooltip: {
      defaultProps: { enterDelay: 400, enterNextDelay: 100 },
      styleOverrides: { tooltip: { fontSize: '0.8125rem', borderRadius: 8 } },
    },
    // A menu is outside of every landmark of the page, so it is one itself.
    MuiMenu: {
      defaultProps: { slotProps: { root: { role: 'region', 'aria-label': t('Menu') } } },
      styleOverrides: { paper: { borderRadius: 12 } },
    },
    MuiSkeleton: { defaultProps: { animation: 'wave' } },
    MuiBadge: { styleOverrides: { badge: { fontVariantNumeric: 'tabular-nums', fontWeight: 700 } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
  },
});
