import { Menu } from '@social/ui/forms';
import type { ReactNode, RefObject } from 'react';

export type OptionsMenuProps = {
  /** The menu's name for screen readers. */
  label: string;
  anchorTo: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/** A menu of options below the button that opened it, at its end. */
export function OptionsMenu({ label, anchorTo, onClose, children }: OptionsMenuProps) {
  return (
    <Menu
      open
      anchorEl={() => anchorTo.current}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {children}
    </Menu>
  );
}
