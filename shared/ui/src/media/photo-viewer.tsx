import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { t } from '@social/texts';
import { lazyComponent } from '../lazy/lazy-component';
import { LoadFailure } from './load-failure';
import type { PhotoViewerProps } from './viewer-photo';
import { COLOR_MODE_ATTRIBUTE } from '../theme/color-mode';

/**
 * Shows photos one at a time over the whole screen. Mount it while one is open, with `usePhotoParam` for the URL; closing restores the
 * focus. Arrows, swipes, Home and End step; wheel, pinch, double tap, +, - and 0 zoom; Escape and a swipe down close.
 * Not a library: those available have twice the bytes and bring a style sheet, which the page's CSP refuses.
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
  fallback: <CircularProgress aria-label={t('Opening the photo')} sx={{ margin: 'auto' }} />,
  failed: (retry, { onClose }) => <LoadFailure name={t('The photo viewer')} onRetry={retry} onClose={onClose} />,
});

/** Dark in every colour mode, with everything inside it. */
const DarkDialog = styled(Dialog)({ '& .MuiDialog-paper': { backgroundColor: '#0b0a0e', color: '#f3f1f5' } });
// The label belongs on the paper, which has the role of the dialog.
const darkPaper = { paper: { [COLOR_MODE_ATTRIBUTE]: 'dark', 'aria-label': t('Photo viewer') } as object };
