import { styled } from '@mui/material/styles';
import { t } from '@social/texts';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent as ReactPointerEvent } from 'react';
import { preventFlings } from './prevent-flings';
import { createPhotoGestures, type PointerSample } from './photo-gestures';
import { moveBy, fittedPosition, zoomTo, type PhotoPosition, type Point, type PositionChange, type Bounds } from './photo-position';
import { useWheel } from './use-wheel';

export type CropFrameProps = {
  file: File;
  aspect: number;
  isRound: boolean;
  /** In frame widths, like the position, so that resizing the window does not change the choice. */
  bounds: Bounds;
  position: PhotoPosition;
  onPositionChange: (change: PositionChange) => void;
  /** The picture has loaded. */
  onReady: (picture: HTMLImageElement) => void;
  onError: () => void;
};

const STEP = 0.02;
const BIG_STEP = 0.1;
const ZOOM_STEP = 1.1;
const middle = { x: 0, y: 0 };

/** The picture behind a frame; the part inside the frame is kept. */
export function CropFrame({ file, aspect, isRound, bounds, position, onPositionChange, onReady, onError }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [gestures] = useState(() => createPhotoGestures());

  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);

  useWheel(frame, (event) => {
    const [factor, point] = [Math.exp(-event.deltaY * 0.002), toFramePoint(event, frame.current)];
    onPositionChange((current) => zoomTo(current, current.scale * factor, point, bounds));
  });
  useEffect(() => (frame.current ? preventFlings(frame.current) : undefined), []);

  function handleKeyDown(event: KeyboardEvent): void {
    const step = event.shiftKey ? BIG_STEP : STEP;
    const zoomIn: PositionChange = (current) => zoomTo(current, current.scale * ZOOM_STEP, middle, bounds);
    const changes: Record<string, PositionChange> = {
      ArrowLeft: (current) => moveBy(current, { x: -step, y: 0 }, bounds),
      ArrowRight: (current) => moveBy(current, { x: step, y: 0 }, bounds),
      ArrowUp: (current) => moveBy(current, { x: 0, y: -step }, bounds),
      ArrowDown: (current) => moveBy(current, { x: 0, y: step }, bounds),
      '+': zoomIn,
      '=': zoomIn,
      '-': (current) => zoomTo(current, current.scale / ZOOM_STEP, middle, bounds),
      '0': () => fittedPosition,
    };
    const change = changes[event.key];
    if (!change || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onPositionChange(change);
  }

  function handlePointerMove(event: ReactPointerEvent): void {
    const outcome = gestures.move(toPointerSample(event), true, bounds);
    if (outcome?.kind === 'moved') onPositionChange(outcome.change);
  }

  return (
    <Backdrop>
      <Frame
        ref={frame}
        tabIndex={0}
        role="group"
        aria-label={t('What is inside the frame stays. Arrow keys move the picture, plus and minus zoom.')}
        style={{ aspectRatio: aspect, width: `min(100%, ${46 * aspect}vh)` }}
        onKeyDown={handleKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          gestures.down(toPointerSample(event));
        }}
        onPointerMove={handlePointerMove}
        onPointerUp={(event) => void gestures.up(toPointerSample(event))}
        onPointerCancel={(event) => void gestures.cancel(event.pointerId)}
      >
        <Picture
          ref={image}
          alt=""
          draggable={false}
          style={{
            width: `${bounds.photo.width * position.scale * 100}%`,
            left: `${(0.5 + position.x) * 100}%`,
            top: `${(0.5 + position.y * aspect) * 100}%`,
          }}
          onLoad={({ currentTarget }) => onReady(currentTarget)}
          onError={onError}
        />
        <Shade data-round={isRound || undefined} />
      </Frame>
    </Backdrop>
  );
}

/** From the middle of the frame, in frame widths. */
function toFramePoint({ clientX, clientY }: { clientX: number; clientY: number }, frame: Element | null): Point {
  const box = frame?.getBoundingClientRect();
  if (!box || box.width === 0) return middle;
  return { x: (clientX - box.left - box.width / 2) / box.width, y: (clientY - box.top - box.height / 2) / box.width };
}

function toPointerSample(event: ReactPointerEvent): PointerSample {
  return {
    id: event.pointerId,
    point: toFramePoint(event, event.currentTarget),
    atMs: event.timeStamp,
    isMouse: event.pointerType === 'mouse',
  };
}

const Backdrop = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  padding: theme.spacing(3),
  borderRadius: 12,
  backgroundColor: '#0b0a0e',
}));

const Frame = styled('div')({ position: 'relative', touchAction: 'none', cursor: 'move' });

const Picture = styled('img')({
  position: 'absolute',
  maxWidth: 'none',
  transform: 'translate(-50%, -50%)',
  userSelect: 'none',
  pointerEvents: 'none',
});

/** Dims the part that is cut off. */
const Shade = styled('div')({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  boxShadow: '0 0 0 9999px rgb(11 10 14 / 0.66)',
  outline: '1px solid rgb(255 255 255 / 0.8)',
  '&[data-round]': { borderRadius: '50%' },
});
