import { t } from '@social/texts';
import { Button, ShareIcon, useLazyOverlay } from '@social/ui';

export type ShareLinkButtonProps = {
  /** Names the shared page: 'event', 'article'. */
  noun: string;
  /** The path from the root: '/events/3'. */
  path: string;
  text: string;
  children?: string;
};

/** Opens the dialog that shares a page's address. */
export function ShareLinkButton({ noun, path, text, children = t('Share') }: ShareLinkButtonProps) {
  const {
    Overlay: Dialog,
    open,
    close,
  } = useLazyOverlay(t('Sharing'), async () => (await import('@social/ui/share/share-dialog')).ShareDialog);
  return (
    <>
      <Button color="inherit" aria-haspopup="dialog" startIcon={<ShareIcon fontSize="small" />} onClick={() => void open()}>
        {children}
      </Button>
      {Dialog && (
        <Dialog title={t('Share {noun}', { noun })} noun={noun} url={new URL(path, location.origin).href} text={text} onClose={close} />
      )}
    </>
  );
}
