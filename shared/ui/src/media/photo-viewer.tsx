import CircularProgress from '@mui/material/CircularProgress';
import { t } from '@social/texts';
import { lazyComponent } from '../lazy/lazy-component';
import { Cover } from './cover';
import { LoadFailure } from './load-failure';
import type { PhotoViewerProps } from './viewer-photo';

/**
 * Shows photos one at a time over the whole screen. Mount it while one is open, with `usePhotoParam` for the URL; closing restores the
 * focus. Arrows, swipes, Home and End step; wheel, pinch, double tap, +, - and 0 zoom; Escape and a swipe down close.
 * Not a library: those available have twice the bytes and bring a style sheet, which the page's CSP refuses.
 */
export const PhotoViewer = lazyComponent<PhotoViewerProps>({
  load: async () => (await import('./photo-viewer-dialog')).PhotoViewerDialog,
  fallback: (
    <Cover>
      <CircularProgress aria-label={t('Opening the photo')} sx={{ margin: 'auto' }} />
    </Cover>
  ),
  failed: (retry, { onClose }) => (
    <Cover>
      <LoadFailure name={t('The photo viewer')} onRetry={retry} onClose={onClose} />
    </Cover>
  ),
});
