import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent as ReactPointerEvent } from 'react';
import { createPhotoGestures, type PointerSample } from './photo-gestures';
import { movedBy, wholePhoto, zoomedTo, type PhotoPosition, type Point, type Room } from './photo-position';

export type CropFrameProps = {
  file: File;
  aspect: number;
  isRound: boolean;
  /** In widths of the frame, as the position: whatever the window does, the choice stays. */
  room: Room;
  position: PhotoPosition;
  onPlace: (position: PhotoPosition) => void;
  /** The picture has loaded. */
  onReady: (picture: HTMLImageElement) => void;
  onUnreadable: () => void;
};

const STEP = 0.02;
const BIG_STEP = 0.1;
const ZOOM_STEP = 1.1;
const middle = { x: 0, y: 0 };

/** The picture behind a frame: what is inside stays. */
export function CropFrame({ file, aspect, isRound, room, position, onPlace, onReady, onUnreadable }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [gestures] = useState(() => createPhotoGestures({ isWholeMovable: true }));

  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);

  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onPlace(zoomedTo(position, position.scale * Math.exp(-event.deltaY * 0.002), pointOn(event, frame.current), room));
  });
  useEffect(() => {
    const element = frame.current;
    element?.addEventListener('wheel', zoomByWheel, { passive: false });
    return () => element?.removeEventListener('wheel', zoomByWheel);
  }, []);

  function press(event: KeyboardEvent): void {
    const step = event.shiftKey ? BIG_STEP : STEP;
    const next: Record<string, () => PhotoPosition> = {
      ArrowLeft: () => movedBy(position, { x: -step, y: 0 }, room),
      ArrowRight: () => movedBy(position, { x: step, y: 0 }, room),
      ArrowUp: () => movedBy(position, { x: 0, y: -step }, room),
      ArrowDown: () => movedBy(position, { x: 0, y: step }, room),
      '+': () => zoomedTo(position, position.scale * ZOOM_STEP, middle, room),
      '=': () => zoomedTo(position, position.scale * ZOOM_STEP, middle, room),
      '-': () => zoomedTo(position, position.scale / ZOOM_STEP, middle, room),
      '0': () => wholePhoto,
    };
    const place = next[event.key];
    if (!place || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onPlace(place());
  }

  function move(event: ReactPointerEvent): void {
    const outcome = gestures.move(sampleOf(event), position, room);
    if (outcome?.kind === 'placed') onPlace(outcome.position);
  }

  return (
    <Ground>
      <Frame
        ref={frame}
        tabIndex={0}
        role="group"
        aria-label="What is inside the frame stays. Arrow keys move the picture, plus and minus zoom."
        style={{ aspectRatio: aspect, width: `min(100%, ${46 * aspect}vh)` }}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          gestures.down(sampleOf(event));
        }}
        onPointerMove={move}
        onPointerUp={(event) => void gestures.up(sampleOf(event))}
        onPointerCancel={(event) => void gestures.cancel(event.pointerId)}
      >
        <Picture
          ref={image}
          alt=""
          draggable={false}
          style={{
            width: `${room.photo.width * position.scale * 100}%`,
            left: `${(0.5 + position.x) * 100}%`,
            top: `${(0.5 + position.y * aspect) * 100}%`,
          }}
          onLoad={({ currentTarget }) => onReady(currentTarget)}
          onError={onUnreadable}
        />
        <Shade data-round={isRound || undefined} />
      </Frame>
    </Ground>
  );
}

/** From the frame's middle, in widths of it. */
function pointOn({ clientX, clientY }: { clientX: number; clientY: number }, frame: Element | null): Point {
  const box = frame?.getBoundingClientRect();
  if (!box || box.width === 0) return middle;
  return { x: (clientX - box.left - box.width / 2) / box.width, y: (clientY - box.top - box.height / 2) / box.width };
}

function sampleOf(event: ReactPointerEvent): PointerSample {
  return {
    id: event.pointerId,
    point: pointOn(event, event.currentTarget),
    atMs: event.timeStamp,
    isMouse: event.pointerType === 'mouse',
  };
}

const Ground = styled('div')(({ theme }) => ({
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

/** Dims what is cut off. */
const Shade = styled('div')({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  boxShadow: '0 0 0 9999px rgb(11 10 14 / 0.66)',
  outline: '1px solid rgb(255 255 255 / 0.8)',
  '&[data-round]': { borderRadius: '50%' },
});
