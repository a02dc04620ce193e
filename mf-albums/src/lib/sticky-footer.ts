import { styled } from '@social/ui';

/** Holds a form's button. It stays at the bottom of what is in sight, however many files were chosen. `surface` is what lies behind the form. */
export const StickyFooter = styled('div', { shouldForwardProp: (prop) => prop !== 'surface' })<{ surface: 'default' | 'paper' }>(
  ({ theme, surface }) => ({
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    justifyContent: 'flex-end',
    padding: theme.spacing(1.5, 0),
    background: theme.vars.palette.background[surface],
  }),
);
