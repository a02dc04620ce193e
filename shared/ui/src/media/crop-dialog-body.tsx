import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@social/texts';
import { Dialog } from '@social/ui/forms';
import { useState } from 'react';
import { AspectChoice, type Aspect } from './aspect-choice';
import type { CropDialogProps } from './crop-dialog-props';
import { CropFrame } from './crop-frame';
import { getCropArea, cropPicture, getFrameBounds } from './crop-picture';
import { fittedPosition, zoomTo } from './photo-position';
import { ZoomSlider } from './zoom-slider';

type CropState = { kind: 'loading' | 'choosing' | 'cutting' } | { kind: 'unreadable' | 'too-large' };

const errorMessages: Partial<Record<CropState['kind'], string>> = {
  unreadable: t('Please select a valid image file.'),
  'too-large': t('This picture is too large to be cut here. Please choose a smaller one.'),
};

/** The dialog with crop frame, zoom and buttons. */
export function CropDialogBody({ file, aspect, outputWidth, isRound = false, title, onCrop, onClose }: CropDialogProps) {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [state, setState] = useState<CropState>({ kind: 'loading' });
  const [choice, setChoice] = useState<Aspect>('original');
  const [position, setPosition] = useState(fittedPosition);
  const natural = { width: picture?.naturalWidth ?? 1, height: picture?.naturalHeight ?? 1 };
  const shownAspect = aspect ?? (choice === 'original' ? natural.width / natural.height : choice);
  const bounds = getFrameBounds(natural, shownAspect);

  async function crop(): Promise<void> {
    if (!picture) return;
    setState({ kind: 'cutting' });
    try {
      onCrop(await cropPicture(picture, file, getCropArea(position, natural, bounds), outputWidth));
    } catch {
      setState({ kind: 'too-large' });
    }
  }

  const error = errorMessages[state.kind];
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} slotProps={{ paper: { 'aria-label': title } }}>
      <Stack spacing={2} sx={{ p: 3 }}>
        <Typography variant="h2">{title}</Typography>
        {error && (
          <Typography role="alert" color="error">
            {error}
          </Typography>
        )}
        {state.kind !== 'unreadable' && (
          <CropFrame
            file={file}
            aspect={shownAspect}
            isRound={isRound}
            bounds={bounds}
            position={position}
            onPositionChange={setPosition}
            onReady={(loaded) => {
              setPicture(loaded);
              setState({ kind: 'choosing' });
            }}
            onError={() => setState({ kind: 'unreadable' })}
          />
        )}
        {aspect === null && (
          <AspectChoice
            value={choice}
            onChange={(next) => {
              setChoice(next);
              setPosition(fittedPosition);
            }}
          />
        )}
        <ZoomSlider scale={position.scale} onZoom={(scale) => setPosition((current) => zoomTo(current, scale, { x: 0, y: 0 }, bounds))} />
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            variant="contained"
            disabled={state.kind === 'loading' || state.kind === 'unreadable'}
            loading={state.kind === 'cutting'}
            onClick={() => void crop()}
          >
            {t('Use picture')}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
