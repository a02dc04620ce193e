import { t } from '@social/texts';
import { Button, ShareIcon } from '@social/ui';
import { useState } from 'react';
import { ShareDialog } from './share-dialog';

export type ShareButtonProps = {
  /** Names the shared page: 'event', 'article'. */
  noun: string;
  /** The path from the root: '/events/3'. */
  path: string;
  text: string;
  children?: string;
};

/** Opens the dialog that shares a page's address. */
export function ShareButton({ noun, path, text, children = t('Share') }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="inherit" aria-haspopup="dialog" startIcon={<ShareIcon fontSize="small" />} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <ShareDialog noun={noun} url={new URL(path, location.origin).href} text={text} onClose={() => setOpen(false)} />}
    </>
  );
}
