import MuiDrawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';

export type DrawerProps = {
  label: string;
  /** Where the page's text begins or ends: left or right follows from the direction it is read in. */
  side?: 'start' | 'end';
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog at a side of the page. The backdrop and Escape close it; it takes the focus and restores it. */
export function Drawer({ label, side = 'start', isOpen, onClose, children }: DrawerProps) {
  const isFromRight = document.documentElement.dir === 'rtl';
  return (
    <MuiDrawer
      anchor={(side === 'end') === isFromRight ? 'left' : 'right'}
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: { width: 'min(320px, 86vw)' } } }}
    >
      {children}
    </MuiDrawer>
  );
}
