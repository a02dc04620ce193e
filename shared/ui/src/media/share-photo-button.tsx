import { styled } from '@mui/material/styles';
import ShareIcon from '@mui/icons-material/IosShare';

import { t } from '@social/texts';
import { useRef, useState, type KeyboardEvent } from 'react';

import { ShareOptionsBody } from '../share/share-options-body';
import { ViewerButton } from './viewer-button';

/** Opens the ways to share the address of a photo, beside the tools. Escape and leaving them close them. @param url absolute */
export function SharePhotoButton({ url, onOpen }: { url: string; onOpen: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  function closeByEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return;
    // The viewer would close with them.
    event.stopPropagation();
    setOpen(false);
    frame.current?.querySelector('button')?.focus();
  }

  return (
    <div
      ref={frame}
      onKeyDown={closeByEscape}
      onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      <ViewerButton
        label={t('Share photo')}
        icon={<ShareIcon />}
        isExpanded={isOpen}
        onClick={() => {
          onOpen();
          setOpen(!isOpen);
        }}
      />
      {isOpen && (
        <Panel role="group" aria-label={t('Ways to share the photo')}>
          <ShareOptionsBody noun={t('photo')} url={url} text={t('Check out this photo!')} />
        </Panel>
      )}
    </div>
  );
}

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 8,
  width: 400,
  maxWidth: 'calc(100% - 16px)',
  marginBlockStart: theme.spacing(-1.5),
  padding: theme.spacing(1),
  borderRadius: 16,
  pointerEvents: 'auto',
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { insetBlock: 'auto 100%', marginBlock: theme.spacing(0, 1) },
}));
