import { DialogHeader, styled } from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { useId, type ReactNode } from 'react';

/** A dialog with a title, a Close button, and content that scrolls below them. */
export function TitledDialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <Header titleId={titleId} title={title} onClose={onClose} />
      <Content>{children}</Content>
    </Dialog>
  );
}

const Header = styled(DialogHeader)(({ theme }) => ({ padding: theme.spacing(2.5, 2.5, 1) }));

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 2.5, 2.5),
  overflowY: 'auto',
}));
