import { styled } from '@social/ui';

/** A table on a surface; it scrolls sideways by itself where it does not fit. */
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
  // A narrow window scrolls the table sideways: it does not squeeze sentences into columns of one word.
  '& td:not(.figure)': { minWidth: 136 },
  '& tbody tr:not(:last-of-type) > *, & thead tr > *': { borderBottom: `1px solid ${vars.palette.divider}` },
  '& thead th': { ...typography.caption, color: vars.palette.text.secondary, fontWeight: 600, whiteSpace: 'nowrap' },
  '& tbody tr:hover': { background: vars.palette.action.hover },
  '& .figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}));
