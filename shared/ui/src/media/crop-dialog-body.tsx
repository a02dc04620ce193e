import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AspectChoice, type Aspect } from './aspect-choice';
import type { CropDialogProps } from './crop-dialog-props';
import { CropFrame } from './crop-frame';
import { areaInFrame, cropPicture, roomOfFrame } from './crop-picture';
import { wholePhoto, zoomedTo } from './photo-position';
import { ZoomSlider } from './zoom-slider';

type CropState = { kind: 'loading' | 'choosing' | 'cutting' } | { kind: 'unreadable' | 'too-large' };

const words: Partial<Record<CropState['kind'], string>> = {
  unreadable: 'Please select a valid image file.',
  'too-large': 'This picture is too large to be cut here. Please choose a smaller one.',
};

/** The frame, its zoom, and the way out with or without the cut. */
export function CropDialogBody({ file, aspect, outputWidth, isRound = false, title, onCrop, onClose }: CropDialogProps) {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [state, setState] = useState<CropState>({ kind: 'loading' });
  const [choice, setChoice] = useState<Aspect>('original');
  const [position, setPosition] = useState(wholePhoto);
  const natural = { width: picture?.naturalWidth ?? 1, height: picture?.naturalHeight ?? 1 };
  const shownAspect = aspect ?? (choice === 'original' ? natural.width / natural.height : choice);
  const room = roomOfFrame(natural, shownAspect);

  async function cut(): Promise<void> {
    if (!picture) return;
    setState({ kind: 'cutting' });
    try {
      onCrop(await cropPicture(picture, file, areaInFrame(position, natural, room), outputWidth));
    } catch {
      setState({ kind: 'too-large' });
    }
  }

  const problem = words[state.kind];
  return (
    <Stack spacing={2} sx={{ p: 3 }}>
      <Typography variant="h2">{title}</Typography>
      {problem && (
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      )}
      {state.kind !== 'unreadable' && (
        <CropFrame
          file={file}
          aspect={shownAspect}
          isRound={isRound}
          room={room}
          position={position}
          onPlace={setPosition}
          onReady={(loaded) => {
            setPicture(loaded);
            setState({ kind: 'choosing' });
          }}
          onUnreadable={() => setState({ kind: 'unreadable' })}
        />
      )}
      {aspect === null && (
        <AspectChoice
          value={choice}
          onChange={(next) => {
            setChoice(next);
            setPosition(wholePhoto);
          }}
        />
      )}
      <ZoomSlider scale={position.scale} onZoom={(scale) => setPosition(zoomedTo(position, scale, { x: 0, y: 0 }, room))} />
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={state.kind === 'loading' || state.kind === 'unreadable'}
          loading={state.kind === 'cutting'}
          onClick={() => void cut()}
        >
          Use picture
        </Button>
      </Stack>
    </Stack>
  );
}
