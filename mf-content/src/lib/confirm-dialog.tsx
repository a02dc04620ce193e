import { useSubmit } from '@social/data/outbox/use-submit';
import { Alert, Button, styled, Typography } from '@social/ui';
import { TitledDialog } from '@social/ui/dialogs/titled-dialog';

export type ConfirmDialogProps = {
  title: string;
  detail: string;
  cancelLabel: string;
  confirmLabel: string;
  /** The state of things when the request has failed. */
  failure: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

/** Asks before something that no call takes back. Stays open, with the reason, when the request fails. */
export function ConfirmDialog({ title, detail, cancelLabel, confirmLabel, failure, onConfirm, onClose }: ConfirmDialogProps) {
  const { state, submit } = useSubmit();
  return (
    <TitledDialog title={title} onClose={onClose}>
      <Typography dir="auto">{detail}</Typography>
      {state.kind === 'failed' && (
        <Alert severity="error">
          {failure} {state.reason}
        </Alert>
      )}
      <Buttons>
        <Button autoFocus onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button variant="contained" color="error" loading={state.kind === 'sending'} onClick={() => void submit(onConfirm)}>
          {confirmLabel}
        </Button>
      </Buttons>
    </TitledDialog>
  );
}

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: theme.spacing(1) }));
