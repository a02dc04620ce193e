import { t } from '@social/texts';
import { rich } from '@social/texts/rich';
import { Alert, Button } from '@social/ui';

export type ConflictNoticeProps = {
  label: string;
  /** The value that somebody else saved, as members read it; null where the form shows it anyway. */
  theirs: string | null;
  onUseMine: () => void;
  onUseTheirs: () => void;
};

/** Asks which value to save when another person has changed the same setting. */
export function ConflictNotice({ label, theirs, onUseMine, onUseTheirs }: ConflictNoticeProps) {
  return (
    <Alert severity="warning" role="alert" sx={{ overflowWrap: 'anywhere' }}>
      {t('{label} was changed elsewhere.', { label })}
      {theirs !== null && <> {rich('It is now: {value}', { value: <bdi>{theirs === '' ? t('empty') : `“${theirs}”`}</bdi> })}</>}
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
        aria-label={t('Take theirs: {label}', { label })}
        onClick={onUseTheirs}
      >
        {t('Take theirs')}
      </Button>
    </Alert>
  );
}
