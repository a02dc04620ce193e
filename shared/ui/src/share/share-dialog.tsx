import { ShareOptions } from '@social/ui';
import type { ReactNode } from 'react';
import { TitledDialog } from '../dialogs/titled-dialog';

export type ShareDialogProps = {
  title: string;
  /** Names what is shared: 'event', 'article'. */
  noun: string;
  url: string;
  text: string;
  onClose: () => void;
  /** Further ways to share, above the others. */
  children?: ReactNode;
};

/** Offers the ways to share an address. */
export function ShareDialog({ title, children, onClose, ...shared }: ShareDialogProps) {
  return (
    <TitledDialog title={title} onClose={onClose}>
      {children}
      <ShareOptions {...shared} />
    </TitledDialog>
  );
}
