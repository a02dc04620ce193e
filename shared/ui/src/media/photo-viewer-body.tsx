import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { movedBy, wholePhoto, zoomedTo, type PhotoPosition, type Room } from './photo-position';
import { PhotoStage } from './photo-stage';
import type { PhotoViewerProps } from './viewer-photo';
import { ViewerBar, ViewerButton, ZOOM_STEP } from './viewer-bar';

const PAN_PX = 60;
const middle = { x: 0, y: 0 };

/** What stands in the viewer: the stage, a bar above, arrows beside, words below; and the keys. */
export function PhotoViewerBody({ photos, photoId, onChange, onClose, extra }: PhotoViewerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const readRoom = useRef<() => Room>(null);
  const [placed, setPlaced] = useState({ photoId, position: wholePhoto });
  const index = photos.findIndex(({ id }) => id === photoId);
  const photo = photos[index];
  const position = placed.photoId === photoId ? placed.position : wholePhoto;

  // The keys work at once, without a click first.
  useEffect(() => frame.current?.focus(), []);

  const place = (next: PhotoPosition) => setPlaced({ photoId, position: next });
  const zoom = (scale: number) => readRoom.current && place(zoomedTo(position, scale, middle, readRoom.current()));

  function show(at: number): void {
    const wanted = photos[Math.min(photos.length - 1, Math.max(0, at))];
    if (wanted && wanted.id !== photoId) onChange(wanted.id);
  }

  function arrow(x: number, y: number): void {
    if (position.scale === 1) show(index - x);
    else if (readRoom.current) place(movedBy(position, { x: x * PAN_PX, y: y * PAN_PX }, readRoom.current()));
  }

  const keys: Record<string, () => unknown> = {
    ArrowLeft: () => arrow(1, 0),
    ArrowRight: () => arrow(-1, 0),
    ArrowUp: () => position.scale > 1 && arrow(0, 1),
    ArrowDown: () => position.scale > 1 && arrow(0, -1),
    PageUp: () => show(index - 1),
    PageDown: () => show(index + 1),
    Home: () => show(0),
    End: () => show(photos.length - 1),
    '+': () => zoom(position.scale * ZOOM_STEP),
    '=': () => zoom(position.scale * ZOOM_STEP),
    '-': () => zoom(position.scale / ZOOM_STEP),
    '0': () => place(wholePhoto),
  };

  function press(event: KeyboardEvent): void {
    const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable], [role="menu"]') !== null;
    const act = keys[event.key];
    if (!act || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  if (!photo) return <MissingPhoto onClose={onClose} />;
  const isLast = index === photos.length - 1;
  return (
    <Frame ref={frame} tabIndex={-1} role="group" aria-label={photo.alt || `Photo ${index + 1}`} onKeyDown={press}>
      <PhotoStage
        photos={photos}
        index={index}
        position={position}
        onPlace={place}
        onStep={(by) => show(index + by)}
        onClose={onClose}
        onRoom={(read) => {
          readRoom.current = read;
        }}
      />
      <ViewerBar
        place={`${index + 1} of ${photos.length}`}
        url={photo.url}
        scale={position.scale}
        onZoom={(factor) => zoom(position.scale * factor)}
        onClose={onClose}
      />
      {index > 0 && (
        <Arrow style={{ insetInlineStart: 8 }}>
          <ViewerButton label="Previous photo" icon={<PreviousIcon />} onClick={() => show(index - 1)} />
        </Arrow>
      )}
      {!isLast && (
        <Arrow style={{ insetInlineEnd: 8 }}>
          <ViewerButton label="Next photo" icon={<NextIcon />} onClick={() => show(index + 1)} />
        </Arrow>
      )}
      {(photo.caption !== undefined || extra !== undefined) && (
        <Words spacing={1}>
          {photo.caption !== undefined && (
            <Typography component="div" dir="auto">
              {photo.caption}
            </Typography>
          )}
          {extra}
        </Words>
      )}
    </Frame>
  );
}

function MissingPhoto({ onClose }: { onClose: () => void }) {
  return (
    <Stack role="alert" spacing={2} sx={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>
      <Typography>This photo is no longer here.</Typography>
      <Button variant="outlined" onClick={onClose}>
        Close
      </Button>
    </Stack>
  );
}

const Frame = styled('div')({ position: 'relative', flex: 1, minHeight: 0, outline: 'none !important' });

const Arrow = styled('div')({
  position: 'absolute',
  top: 'calc(50% - 24px)',
  borderRadius: '50%',
  background: 'rgb(0 0 0 / 0.55)',
  '& button': { width: 48, height: 48 },
});

const Words = styled(Stack)(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  maxHeight: '40%',
  overflow: 'auto',
  padding: theme.spacing(4, 2, 2),
  alignItems: 'center',
  textAlign: 'center',
  background: 'linear-gradient(rgb(0 0 0 / 0), rgb(0 0 0 / 0.8) 40%)',
}));
