import CircularProgress from '@mui/material/CircularProgress';
import { t } from '@social/texts';
import { lazyComponent } from '../lazy/lazy-component';
import { Cover } from './cover';
import type { CropDialogProps } from './crop-dialog-props';
import { LoadFailure } from './load-failure';

/** Lets a member choose a part of a picture: by dragging and pinching, by wheel, by arrow keys, + and -. Mount it while a file is to be cut. */
export const CropDialog = lazyComponent<CropDialogProps>({
  load: async () => (await import('./crop-dialog-body')).CropDialogBody,
  fallback: (
    <Cover>
      <CircularProgress aria-label={t('Opening the picture')} sx={{ margin: 'auto' }} />
    </Cover>
  ),
  failed: (retry, { onClose }) => (
    <Cover>
      <LoadFailure name={t('The picture')} onRetry={retry} onClose={onClose} />
    </Cover>
  ),
});
