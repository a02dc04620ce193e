import { DialogHeader, styled } from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { useId, type ReactNode } from 'react';

type ActionDialogProps = { title: string; onClose: () => void; isWide?: boolean; children: ReactNode };

/** The dialog of an action. It is mounted only while open, so that each opening starts with new state. */
export function ActionDialog({ title, onClose, isWide = false, children }: ActionDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={isWide ? 'md' : 'sm'} aria-labelledby={titleId}>
      <Body>
        <DialogHeader titleId={titleId} title={title} onClose={onClose} />
        {children}
      </Body>
    </Dialog>
  );
}

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2.5, 3, 3),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
}));
