import { Button, ShareIcon } from '@social/ui';
import { useState } from 'react';
import { ShareDialog } from './share-dialog';

export type ShareButtonProps = {
  /** What is shared: 'event', 'article'. */
  noun: string;
  /** From the root: '/events/3'. */
  path: string;
  text: string;
  children?: string;
};

/** Opens the ways to send a page's address to somebody. */
export function ShareButton({ noun, path, text, children = 'Share' }: ShareButtonProps) {
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
