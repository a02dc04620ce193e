import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { lazyComponent } from '../lazy/lazy-component';
import { MissingPart } from './missing-part';
import type { PhotoViewerProps } from './viewer-photo';
import { COLOR_MODE_ATTRIBUTE } from '../theme/color-mode';

/**
 * Photos one at a time over the whole screen. Show it while one is open, with `usePhotoParam` for the address; focus goes back to what
 * had it when it goes. Arrows, swipes, Home and End step; wheel, pinch, double tap, +, - and 0 zoom; Escape and a swipe down close.
 * Own code, not a library: the ready-made ones bring a style sheet, which the page's policy and build have no place for, at twice the bytes.
 */
export function PhotoViewer(props: PhotoViewerProps) {
  return (
    <DarkDialog open fullScreen onClose={props.onClose} slotProps={darkPaper}>
      <Body {...props} />
    </DarkDialog>
  );
}

const Body = lazyComponent<PhotoViewerProps>({
  load: async () => (await import('./photo-viewer-body')).PhotoViewerBody,
  fallback: <CircularProgress aria-label="Opening the photo" sx={{ margin: 'auto' }} />,
  failed: (retry, { onClose }) => <MissingPart what="The photo viewer" onRetry={retry} onClose={onClose} />,
});

/** Photos are seen best on dark ground, whatever the rest of the page wears: the parts inside take their dark colours too. */
const DarkDialog = styled(Dialog)({ '& .MuiDialog-paper': { backgroundColor: '#0b0a0e', color: '#f3f1f5' } });
// The name goes on the paper: that is the dialog.
const darkPaper = { paper: { [COLOR_MODE_ATTRIBUTE]: 'dark', 'aria-label': 'Photo viewer' } as object };
