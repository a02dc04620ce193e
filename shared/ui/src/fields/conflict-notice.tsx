import { t } from '@social/texts';
import { rich } from '@social/texts/rich';
import { Alert, Button } from '@social/ui';

export type ConflictNoticeProps = {
  label: string;
  /** What is saved now, as members read it; null where the form shows it anyway, or it is too long. */
  saved: string | null;
  onUseMine: () => void;
  onUseSaved: () => void;
};

/** Asks what to save where a field has changed elsewhere since the member began to edit it. */
export function ConflictNotice({ label, saved, onUseMine, onUseSaved }: ConflictNoticeProps) {
  return (
    <Alert severity="warning" role="alert" sx={{ overflowWrap: 'anywhere' }}>
      {t('{label} has changed elsewhere since you began to edit.', { label })}
      {saved !== null && <> {rich('It is now: {value}', { value: <bdi>{saved === '' ? t('empty') : `“${saved}”`}</bdi> })}</>}
      <br />
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        sx={{ mt: 1, marginInlineEnd: 1 }}
        aria-label={t('Keep mine: {label}', { label })}
        onClick={onUseMine}
      >
        {t('Keep mine')}
      </Button>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        sx={{ mt: 1 }}
        aria-label={t('Use what is saved: {label}', { label })}
        onClick={onUseSaved}
      >
        {t('Use what is saved')}
      </Button>
    </Alert>
  );
}
