import { styled } from '@social/ui';

/** A table on a surface, which scrolls sideways if it does not fit. */
export const TableFrame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
}));

export const DataTable = styled('table')(({ theme: { vars, spacing, typography } }) => ({
  ...typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& th, & td': { padding: spacing(1.25, 2), verticalAlign: 'top', fontWeight: 'inherit' },
  // A narrow window scrolls the table sideways instead of squeezing sentences into columns of one word.
  '& td:not(.figure)': { minWidth: 136 },
  '& tbody tr:not(:last-of-type) > *, & thead tr > *': { borderBottom: `1px solid ${vars.palette.divider}` },
  '& thead th': { ...typography.caption, color: vars.palette.text.secondary, fontWeight: 600, whiteSpace: 'nowrap' },
  '& tbody tr:hover': { background: vars.palette.action.hover },
  '& .figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}));

/**
 * A table with more columns than fit on a phone. There each row is a block: its heading, and a line for each cell with the name of its
 * column (`data-label`). Otherwise its actions would be off screen.
 */
export const StackedTable = styled(DataTable)(({ theme: { breakpoints, vars, spacing, typography } }) => ({
  [breakpoints.down('sm')]: {
    '&, & tbody, & tr, & th': { display: 'block' },
    // The names of the columns stay for screen readers.
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': { padding: spacing(1.5, 2) },
    '& tbody tr:not(:last-of-type)': { borderBottom: `1px solid ${vars.palette.divider}` },
    '& tbody tr > *': { padding: spacing(0.5, 0), borderBottom: '0 !important' },
    '& td, & .figure': {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      justifyItems: 'start',
      gap: spacing(1.5),
      textAlign: 'left',
      whiteSpace: 'normal',
    },
    '& td:empty': { display: 'none' },
    '& td::before': {
      // Older browsers do not support a text alternative, and read the label out.
      content: ['attr(data-label)', 'attr(data-label) / ""'],
      ...typography.caption,
      lineHeight: typography.body2.lineHeight,
      color: vars.palette.text.secondary,
    },
    '& td:not([data-label])': { display: 'block' },
    '& td:not([data-label])::before': { content: 'none' },
  },
}));
