import { Alert, Button } from '@social/ui';

export type ConflictNoticeProps = {
  label: string;
  /** The value that somebody else saved, as members read it; null where the form shows it anyway. */
  theirs: string | null;
  onUseMine: () => void;
  onUseTheirs: () => void;
};

/** Asks which value to save where somebody else changed the same setting meanwhile. */
export function ConflictNotice({ label, theirs, onUseMine, onUseTheirs }: ConflictNoticeProps) {
  return (
    <Alert severity="warning" role="alert" sx={{ overflowWrap: 'anywhere' }}>
      {label} was changed elsewhere meanwhile.
      {theirs !== null && (
        <>
          {' '}
          It is now: <bdi>{theirs === '' ? 'empty' : `“${theirs}”`}</bdi>
        </>
      )}
      <br />
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        sx={{ mt: 1, marginInlineEnd: 1 }}
        aria-label={`Keep mine: ${label}`}
        onClick={onUseMine}
      >
        Keep mine
      </Button>
      <Button size="small" color="inherit" variant="outlined" sx={{ mt: 1 }} aria-label={`Take theirs: ${label}`} onClick={onUseTheirs}>
        Take theirs
      </Button>
    </Alert>
  );
}
