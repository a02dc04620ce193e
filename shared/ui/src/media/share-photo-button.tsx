import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import ShareIcon from '@mui/icons-material/IosShare';
import { useState } from 'react';
import { ShareOptions } from '../share/share-options';
import { ViewerButton } from './viewer-button';

/** Opens the ways to share the address of a photo. @param url absolute */
export function SharePhotoButton({ url, onOpen }: { url: string; onOpen: () => void }) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  // The tools lie at the bottom of a narrow screen.
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <>
      <ViewerButton
        label="Share photo"
        icon={<ShareIcon />}
        onClick={({ currentTarget }) => {
          onOpen();
          setAnchor(currentTarget);
        }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: isNarrow ? 'top' : 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: isNarrow ? 'bottom' : 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Share photo', sx: { p: 1, width: 400 } } }}
      >
        <ShareOptions noun="photo" url={url} text="Check out this photo!" />
      </Popover>
    </>
  );
}
