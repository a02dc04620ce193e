import { styled } from '@social/ui';

/** Holds the title of a dialog and its close button. */
export const DialogTop = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(1.5, 1.5, 1, 3),
  '& h2': { ...theme.typography.h2, margin: 0 },
}));

export const DialogBody = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 3, 3),
  overflowY: 'auto',
}));

/** Holds the buttons at the end of a dialog. */
export const DialogEnd = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
}));
