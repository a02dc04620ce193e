import { DialogHeader, styled } from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { useId, type ReactNode } from 'react';

export type TitledDialogProps = { title: string; maxWidth?: 'xs' | 'sm'; isBusy?: boolean; onClose: () => void; children: ReactNode };

/** A dialog with a title, a Close button, and content that scrolls below them. */
export function TitledDialog({ title, maxWidth = 'xs', isBusy = false, onClose, children }: TitledDialogProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth={maxWidth} onClose={onClose} aria-labelledby={titleId}>
      <Header titleId={titleId} title={title} onClose={onClose} />
      <Body aria-busy={isBusy}>{children}</Body>
    </Dialog>
  );
}

const Header = styled(DialogHeader)(({ theme }) => ({ padding: theme.spacing(1.5, 3, 1) }));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 3, 3),
  overflowY: 'auto',
}));
