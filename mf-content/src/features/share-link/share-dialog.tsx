import { Dialog, DialogHeader, ShareOptions, styled } from '@social/ui';
import { useId } from 'react';

export type ShareDialogProps = { noun: string; url: string; text: string; onClose: () => void };

/** Offers the ways to share an address. */
export function ShareDialog({ noun, url, text, onClose }: ShareDialogProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <Content>
        <DialogHeader titleId={titleId} title={`Share ${noun}`} onClose={onClose} />
        <ShareOptions noun={noun} url={url} text={text} />
      </Content>
    </Dialog>
  );
}

const Content = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), padding: theme.spacing(2.5) }));
