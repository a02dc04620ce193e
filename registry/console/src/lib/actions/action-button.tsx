import { useOpenDialog, type RenderDialog } from './dialog-host';
import { GuardedButton, type GuardedButtonProps } from './guarded-button';

type ActionButtonProps = Omit<GuardedButtonProps, 'onClick'> & { renderDialog: RenderDialog };

/** A button that opens the dialog of an action. The dialog stays if the action removes the button. */
export function ActionButton({ renderDialog, ...props }: ActionButtonProps) {
  const openDialog = useOpenDialog();
  return <GuardedButton {...props} onClick={() => openDialog(renderDialog)} />;
}
