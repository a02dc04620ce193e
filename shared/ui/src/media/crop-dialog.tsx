import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import { t } from '@social/texts';
import { lazyComponent } from '../lazy/lazy-component';
import type { CropDialogProps } from './crop-dialog-props';
import { LoadFailure } from './load-failure';

/** Lets a member choose a part of a picture: by dragging and pinching, by wheel, by arrow keys, + and -. Mount it while a file is to be cut. */
export function CropDialog(props: CropDialogProps) {
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={props.onClose} slotProps={{ paper: { 'aria-label': props.title } }}>
      <Body {...props} />
    </Dialog>
  );
}

const Body = lazyComponent<CropDialogProps>({
  load: async () => (await import('./crop-dialog-body')).CropDialogBody,
  fallback: <CircularProgress aria-label={t('Opening the picture')} sx={{ margin: '64px auto' }} />,
  failed: (retry, { onClose }) => <LoadFailure name={t('The picture')} onRetry={retry} onClose={onClose} />,
});
