import { styled } from '@mui/material/styles';
import { t } from '@social/texts';
import { Dialog } from '@social/ui/forms';
import { COLOR_MODE_ATTRIBUTE } from '../theme/color-mode';
import { PhotoViewerBody } from './photo-viewer-body';
import type { PhotoViewerProps } from './viewer-photo';

/** The dialog of the photo viewer. */
export function PhotoViewerDialog(props: PhotoViewerProps) {
  return (
    <DarkDialog open fullScreen onClose={props.onClose} slotProps={darkPaper}>
      <PhotoViewerBody {...props} />
    </DarkDialog>
  );
}

/** Dark in every colour mode, with everything inside it. */
const DarkDialog = styled(Dialog)({ '& .MuiDialog-paper': { backgroundColor: '#0b0a0e', color: '#f3f1f5' } });
// The label belongs on the paper, which has the role of the dialog.
const darkPaper = { paper: { [COLOR_MODE_ATTRIBUTE]: 'dark', 'aria-label': t('Photo viewer') } as object };
