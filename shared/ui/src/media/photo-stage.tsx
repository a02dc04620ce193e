import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { createPhotoGestures, type GestureOutcome, type PointerSample } from './photo-gestures';
import { fittedSize, wholePhoto, zoomedTo, type PhotoPosition, type Point, type Room, type Size } from './photo-position';
import { PhotoSlide } from './photo-slide';
import type { ViewerPhoto } from './viewer-photo';

export type PhotoStageProps = {
  photos: readonly ViewerPhoto[];
  index: number;
  position: PhotoPosition;
  onPlace: (position: PhotoPosition) => void;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  /** Tells how much room there is, for whoever zooms from elsewhere. */
  onRoom: (readRoom: () => Room) => void;
};

const TAP_SCALE = 2.5;
/** How far a drag goes against the end of the row. */
const RESISTANCE = 0.3;

/** The photo in sight with its neighbours beside it; pointers and wheel move, zoom, step and dismiss. Three photos at most are there. */
export function PhotoStage({ photos, index, position, onPlace, onStep, onClose, onRoom }: PhotoStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [gestures] = useState(() => createPhotoGestures());
  const [drag, setDrag] = useState<Point | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const natural = useRef(new Map<string, Size>());
  const shownId = photos[index]?.id ?? '';

  function readRoom(): Room {
    const size = { width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 };
    return { stage: size, photo: fittedSize(natural.current.get(shownId) ?? size, size) };
  }

  function obey(outcome: GestureOutcome | null): void {
    if (!outcome) return;
    if (outcome.kind === 'placed') onPlace(outcome.position);
    if (outcome.kind === 'tapped-twice') onPlace(position.scale > 1 ? wholePhoto : zoomedTo(position, TAP_SCALE, outcome.at, readRoom()));
    if (outcome.kind === 'stepped' && photos[index + outcome.by]) onStep(outcome.by);
    if (outcome.kind === 'dismissed') onClose();
    const isAgainstEnd = outcome.kind === 'dragged' && !photos[index + (outcome.by.x < 0 ? 1 : -1)];
    setDrag(outcome.kind === 'dragged' ? { x: outcome.by.x * (isAgainstEnd ? RESISTANCE : 1), y: Math.max(0, outcome.by.y) } : null);
  }

  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    // A pinch on a touchpad arrives as a wheel with Ctrl, in smaller steps.
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002));
    onPlace(zoomedTo(position, position.scale * factor, pointOn(event, stage.current), readRoom()));
  });
  const shareRoom = useEffectEvent(() => onRoom(readRoom));

  useEffect(() => shareRoom(), [shownId]);
  useEffect(() => {
    // React listens to wheels passively: it could not keep the page from zooming.
    const element = stage.current;
    element?.addEventListener('wheel', zoomByWheel, { passive: false });
    return () => element?.removeEventListener('wheel', zoomByWheel);
  }, []);

  function down(event: ReactPointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    gestures.down(sampleOf(event));
    setIsHeld(true);
  }

  function end(event: ReactPointerEvent, outcome: GestureOutcome): void {
    if (!isHeld) return;
    setIsHeld(false);
    obey(outcome);
  }

  return (
    <Stage
      ref={stage}
      data-magnified={position.scale > 1 || undefined}
      onPointerDown={down}
      onPointerMove={(event) => {
        if (!isHeld) return;
        const outcome = gestures.move(sampleOf(event), position, readRoom());
        // From here on the pointer may leave the stage.
        if (outcome) event.currentTarget.setPointerCapture(event.pointerId);
        obey(outcome);
      }}
      onPointerUp={(event) => end(event, gestures.up(sampleOf(event)))}
      onPointerCancel={(event) => end(event, gestures.cancel(event.pointerId))}
    >
      {photos.slice(Math.max(0, index - 1), index + 2).map((photo) => {
        const place = photos.indexOf(photo) - index;
        const isShown = place === 0;
        return (
          <Slide
            key={photo.id}
            inert={!isShown}
            aria-hidden={!isShown}
            style={{
              transform: `translate(calc(${place * 100}% + ${place * 24 + (drag?.x ?? 0)}px), ${isShown ? (drag?.y ?? 0) : 0}px)`,
              transition: isHeld ? 'none' : undefined,
            }}
          >
            <Lens style={{ transform: isShown ? lensTransform(position) : undefined, transition: isHeld ? 'none' : undefined }}>
              <PhotoSlide url={photo.url} alt={photo.alt} onSize={(size) => natural.current.set(photo.id, size)} />
            </Lens>
          </Slide>
        );
      })}
    </Stage>
  );
}

function lensTransform({ x, y, scale }: PhotoPosition): string | undefined {
  return scale === 1 ? undefined : `translate(${x}px, ${y}px) scale(${scale})`;
}

function pointOn({ clientX, clientY }: { clientX: number; clientY: number }, stage: Element | null): Point {
  const box = stage?.getBoundingClientRect();
  return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
}

function sampleOf(event: ReactPointerEvent): PointerSample {
  return {
    id: event.pointerId,
    point: pointOn(event, event.currentTarget),
    atMs: event.timeStamp,
    isMouse: event.pointerType === 'mouse',
  };
}

const Stage = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  touchAction: 'none',
  cursor: 'zoom-in',
  '&[data-magnified]': { cursor: 'grab' },
  '&[data-magnified]:active': { cursor: 'grabbing' },
});

const Slide = styled('div')({ position: 'absolute', inset: 0, transition: 'transform 240ms ease-out' });

const Lens = styled('div')({ width: '100%', height: '100%', transition: 'transform 160ms ease-out' });
