import { t } from '@social/texts';
import { ShareOptions } from '@social/ui';
import { TitledDialog } from '../../lib/titled-dialog';

export type ShareDialogProps = { noun: string; url: string; text: string; onClose: () => void };

/** Offers the ways to share an address. */
export function ShareDialog({ noun, url, text, onClose }: ShareDialogProps) {
  return (
    <TitledDialog title={t('Share {noun}', { noun })} onClose={onClose}>
      <ShareOptions noun={noun} url={url} text={text} />
    </TitledDialog>
  );
}
