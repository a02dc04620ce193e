import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ErrorState } from '../states/error-state';

export type MissingPartProps = {
  /** 'The photo viewer'. */
  what: string;
  onRetry: () => void;
  onClose: () => void;
};

/** Stands in a dialog whose code did not come: says so, and leaves the way back open. */
export function MissingPart({ what, onRetry, onClose }: MissingPartProps) {
  return (
    <Stack sx={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>
      <ErrorState title={`${what} could not be opened.`} detail="The rest of the page still works." onRetry={onRetry} />
      <Button onClick={onClose}>Close</Button>
    </Stack>
  );
}
