import { t } from '@social/texts';
import { Button, styled, Typography } from '@social/ui';

export type SaveBarProps = { isDirty: boolean; isSaving: boolean; onDiscard: () => void };

/** The Save button of a settings form. It sticks to the screen's bottom while there are unsaved changes. */
export function SaveBar({ isDirty, isSaving, onDiscard }: SaveBarProps) {
  return (
    <Bar data-dirty={isDirty || undefined}>
      <Typography role="status" variant="body2">
        {isDirty && t('Unsaved changes')}
      </Typography>
      {isDirty && (
        <Button color="inherit" disabled={isSaving} onClick={onDiscard}>
          {t('Discard')}
        </Button>
      )}
      <Button type="submit" variant="contained" loading={isSaving}>
        {t('Save')}
      </Button>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  '& > p': { marginInlineEnd: 'auto', fontWeight: 600 },
  '&[data-dirty]': {
    position: 'sticky',
    bottom: theme.spacing(1),
    zIndex: 2,
    padding: theme.spacing(1, 1, 1, 2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 16,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.shadows[4],
  },
}));
