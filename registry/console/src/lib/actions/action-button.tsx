import { Button, Tooltip, type ButtonProps } from '@social/ui';
import { useState, type ReactNode } from 'react';

type ActionButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'color'> & {
  label: string;
  /** Says more to screen readers where several buttons have one label: 'Withdraw mf_feed 0.2.0'. */
  name?: string;
  /** Why the token may not; the button is disabled then. */
  refusal?: string | null;
  /** Makes the dialog while it is open. */
  renderDialog: (close: () => void) => ReactNode;
};

/** A button that opens the dialog of an action. */
export function ActionButton({ label, name = label, refusal = null, renderDialog, ...looks }: ActionButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Tooltip title={refusal ?? ''}>
        <span>
          <Button {...looks} aria-label={name} disabled={refusal !== null} onClick={() => setIsOpen(true)}>
            {label}
          </Button>
        </span>
      </Tooltip>
      {isOpen && renderDialog(() => setIsOpen(false))}
    </>
  );
}
