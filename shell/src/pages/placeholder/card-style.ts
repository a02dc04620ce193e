import type { Theme } from '@social/ui';

/** The style of a card that is a link or a button as a whole: an icon, and a name above its explanation. */
export function cardStyle(theme: Theme) {
  return {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    width: '100%',
    height: '100%',
    padding: theme.spacing(1.5, 2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 14,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    '&:hover': { borderColor: theme.vars.palette.primary.main },
    '& > svg': { color: theme.vars.palette.primary.main },
    '& > span': { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
    '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  } as const;
}
