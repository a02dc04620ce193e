import { useState, type ReactNode } from 'react';
import { GuardedButton, type GuardedButtonProps } from './guarded-button';

type ActionButtonProps = Omit<GuardedButtonProps, 'onClick'> & {
  /** Makes the dialog while it is open. */
  renderDialog: (close: () => void) => ReactNode;
};

/** A button that opens the dialog of an action. */
export function ActionButton({ renderDialog, ...props }: ActionButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <GuardedButton {...props} onClick={() => setIsOpen(true)} />
      {isOpen && renderDialog(() => setIsOpen(false))}
    </>
  );
}
