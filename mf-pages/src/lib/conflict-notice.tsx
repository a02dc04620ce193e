import { Alert, Button } from '@social/ui';

export type ConflictNoticeProps = {
  label: string;
  /** What somebody else saved, as members read it; null where that can be seen. */
  theirs: string | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody else saved the same setting while it was being changed here: nothing is lost, and one of the two is chosen. */
export function ConflictNotice({ label, theirs, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
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
      <Button size="small" color="inherit" variant="outlined" sx={{ mt: 1, mr: 1 }} aria-label={`Keep mine: ${label}`} onClick={onKeepMine}>
        Keep mine
      </Button>
      <Button size="small" color="inherit" variant="outlined" sx={{ mt: 1 }} aria-label={`Take theirs: ${label}`} onClick={onTakeTheirs}>
        Take theirs
      </Button>
    </Alert>
  );
}
