import { t } from '@social/texts';
import { DialogHeader, styled } from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { useId, type ReactNode } from 'react';
import { useBackCloses } from '../../lib/use-back-closes';

export type CommentsSheetProps = { children: ReactNode; onClose: () => void };

/** Shows the comments of a post over the whole screen of a phone, where they would be narrow inside their card. */
export function CommentsSheet({ children, onClose }: CommentsSheetProps) {
  const titleId = useId();
  useBackCloses(true, onClose);
  return (
    <Dialog open fullScreen aria-labelledby={titleId} onClose={onClose}>
      <Header titleId={titleId} title={t('Comments')} onClose={onClose} />
      {children}
    </Dialog>
  );
}

const Header = styled(DialogHeader)(({ theme }) => ({ padding: theme.spacing(1.5, 2) }));
