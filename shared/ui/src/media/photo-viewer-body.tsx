import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { moveBy, fittedPosition, zoomTo, type PhotoPosition, type Bounds } from './photo-position';
import { isTextInput } from '../keys/is-text-input';
import { PhotoStage } from './photo-stage';
import type { PhotoViewerProps } from './viewer-photo';
import { ViewerBar, ViewerButton, ZOOM_STEP } from './viewer-bar';

const PAN_PX = 60;
const middle = { x: 0, y: 0 };

/** The stage with the bar above, arrows at both sides and the caption below; handles the keys. */
export function PhotoViewerBody({ photos, photoId, onChange, onClose, extra }: PhotoViewerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const readBounds = useRef<() => Bounds>(null);
  const [shown, setShown] = useState({ photoId, position: fittedPosition });
  const index = photos.findIndex(({ id }) => id === photoId);
  const photo = photos[index];
  const position = shown.photoId === photoId ? shown.position : fittedPosition;

  // Focused, so that the keys work without a click first.
  useEffect(() => frame.current?.focus(), []);

  const setPosition = (next: PhotoPosition) => setShown({ photoId, position: next });
  const zoom = (scale: number) => readBounds.current && setPosition(zoomTo(position, scale, middle, readBounds.current()));

  function goTo(target: number): void {
    const next = photos[Math.min(photos.length - 1, Math.max(0, target))];
    if (next && next.id !== photoId) onChange(next.id);
  }

  function panOrStep(x: number, y: number): void {
    if (position.scale === 1) goTo(index - x);
    else if (readBounds.current) setPosition(moveBy(position, { x: x * PAN_PX, y: y * PAN_PX }, readBounds.current()));
  }

  const keys: Record<string, () => unknown> = {
    ArrowLeft: () => panOrStep(1, 0),
    ArrowRight: () => panOrStep(-1, 0),
    ArrowUp: () => position.scale > 1 && panOrStep(0, 1),
    ArrowDown: () => position.scale > 1 && panOrStep(0, -1),
    PageUp: () => goTo(index - 1),
    PageDown: () => goTo(index + 1),
    Home: () => goTo(0),
    End: () => goTo(photos.length - 1),
    '+': () => zoom(position.scale * ZOOM_STEP),
    '=': () => zoom(position.scale * ZOOM_STEP),
    '-': () => zoom(position.scale / ZOOM_STEP),
    '0': () => setPosition(fittedPosition),
  };

  function handleKeyDown(event: KeyboardEvent): void {
    // React's events also bubble from menus and dialogs that are opened inside, which are elsewhere in the document.
    const isForeign = isTextInput(event.target) || !event.currentTarget.contains(event.target as Node);
    const run = keys[event.key];
    if (!run || isForeign || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    run();
  }

  if (!photo) return <MissingPhoto onClose={onClose} />;
  const isLast = index === photos.length - 1;
  return (
    <Frame ref={frame} tabIndex={-1} role="group" aria-label={photo.alt || `Photo ${index + 1}`} onKeyDown={handleKeyDown}>
      <PhotoStage
        photos={photos}
        index={index}
        position={position}
        onPositionChange={setPosition}
        onStep={(by) => goTo(index + by)}
        onClose={onClose}
        onBoundsReader={(read) => {
          readBounds.current = read;
        }}
      />
      <ViewerBar
        label={`${index + 1} of ${photos.length}`}
        url={photo.url}
        scale={position.scale}
        onZoom={(factor) => zoom(position.scale * factor)}
        onClose={onClose}
      />
      {index > 0 && (
        <Arrow style={{ insetInlineStart: 8 }}>
          <ViewerButton label="Previous photo" icon={<PreviousIcon />} onClick={() => goTo(index - 1)} />
        </Arrow>
      )}
      {!isLast && (
        <Arrow style={{ insetInlineEnd: 8 }}>
          <ViewerButton label="Next photo" icon={<NextIcon />} onClick={() => goTo(index + 1)} />
        </Arrow>
      )}
      {(photo.caption !== undefined || extra !== undefined) && (
        <Caption spacing={1}>
          {photo.caption !== undefined && (
            <Typography component="div" dir="auto">
              {photo.caption}
            </Typography>
          )}
          {extra}
        </Caption>
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

const Caption = styled(Stack)(({ theme }) => ({
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
