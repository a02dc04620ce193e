import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { preventFlings } from './prevent-flings';
import { createPhotoGestures, type GestureOutcome, type PointerSample } from './photo-gestures';
import {
  fitSize,
  fittedPosition,
  getNextSide,
  zoomTo,
  type PhotoPosition,
  type Point,
  type PositionChange,
  type Bounds,
  type Size,
} from './photo-position';
import { PhotoSlide } from './photo-slide';
import { useWheel } from './use-wheel';
import type { ViewerPhoto } from './viewer-photo';

export type PhotoStageProps = {
  photos: readonly ViewerPhoto[];
  index: number;
  position: PhotoPosition;
  onPositionChange: (change: PositionChange) => void;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  /** The photo with this id has arrived. */
  onLoad: (photoId: string) => void;
  /** Receives a function that measures the bounds, for zooming from outside the stage. */
  onBoundsReader: (readBounds: () => Bounds) => void;
};

const TAP_SCALE = 2.5;
/** The share of a drag that moves the photo at either end of the row. */
const RESISTANCE = 0.3;

/** The current photo and its two neighbours, the only ones mounted. Pointers and wheel move, zoom, step and dismiss. */
export function PhotoStage({ photos, index, position, onPositionChange, onStep, onClose, onLoad, onBoundsReader }: PhotoStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [gestures] = useState(() => createPhotoGestures());
  const [drag, setDrag] = useState<Point | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const natural = useRef(new Map<string, Size>());
  const shownId = photos[index]?.id ?? '';
  const nextSide = getNextSide();

  function readBounds(): Bounds {
    const size = { width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 };
    return { stage: size, photo: fitSize(natural.current.get(shownId) ?? photos[index]?.size ?? size, size) };
  }

  function applyOutcome(outcome: GestureOutcome | null): void {
    if (!outcome) return;
    if (outcome.kind === 'moved') onPositionChange(outcome.change);
    if (outcome.kind === 'tapped-twice') zoomByTap(outcome.at);
    if (outcome.kind === 'stepped') stepTo(outcome.by === nextSide ? 1 : -1);
    if (outcome.kind === 'dismissed') onClose();
    const isAgainstEnd = outcome.kind === 'dragged' && !photos[index + (outcome.by.x < 0 ? nextSide : -nextSide)];
    setDrag(outcome.kind === 'dragged' ? { x: outcome.by.x * (isAgainstEnd ? RESISTANCE : 1), y: Math.max(0, outcome.by.y) } : null);
  }

  function stepTo(by: 1 | -1): void {
    if (photos[index + by]) onStep(by);
  }

  function zoomByTap(at: Point): void {
    const bounds = readBounds();
    onPositionChange((current) => (current.scale > 1 ? fittedPosition : zoomTo(current, TAP_SCALE, at, bounds)));
  }

  useWheel(stage, (event) => {
    // A pinch on a touchpad arrives as a wheel with Ctrl, in smaller steps.
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002));
    const [point, bounds] = [toStagePoint(event, stage.current), readBounds()];
    onPositionChange((current) => zoomTo(current, current.scale * factor, point, bounds));
  });
  const shareBoundsReader = useEffectEvent(() => onBoundsReader(readBounds));

  useEffect(() => shareBoundsReader(), [shownId]);
  useEffect(() => (stage.current ? preventFlings(stage.current) : undefined), []);

  function down(event: ReactPointerEvent): void {
    if (event.button !== 0) return;
    gestures.down(toPointerSample(event));
    setIsHeld(true);
  }

  function end(event: ReactPointerEvent, outcome: GestureOutcome): void {
    if (!isHeld) return;
    setIsHeld(gestures.isHeld());
    applyOutcome(outcome);
  }

  return (
    <Stage
      ref={stage}
      data-magnified={position.scale > 1 || undefined}
      onPointerDown={down}
      onPointerMove={(event) => {
        if (!isHeld) return;
        const outcome = gestures.move(toPointerSample(event), position.scale > 1, readBounds());
        // The pointer may leave the stage during a drag.
        if (outcome) event.currentTarget.setPointerCapture(event.pointerId);
        applyOutcome(outcome);
      }}
      onPointerUp={(event) => end(event, gestures.up(toPointerSample(event)))}
      onPointerCancel={(event) => end(event, gestures.cancel(event.pointerId))}
    >
      {photos.slice(Math.max(0, index - 1), index + 2).map((photo) => {
        const offset = (photos.indexOf(photo) - index) * nextSide;
        const isShown = offset === 0;
        return (
          <Slide
            key={photo.id}
            inert={!isShown}
            aria-hidden={!isShown}
            style={{
              transform: `translate(calc(${offset * 100}% + ${offset * 24 + (drag?.x ?? 0)}px), ${isShown ? (drag?.y ?? 0) : 0}px)`,
              transition: isHeld ? 'none' : undefined,
            }}
          >
            <Lens style={{ transform: isShown ? lensTransform(position) : undefined, transition: isHeld ? 'none' : undefined }}>
              <PhotoSlide
                photo={photo}
                isShown={isShown}
                onLoad={(size) => {
                  natural.current.set(photo.id, size);
                  onLoad(photo.id);
                }}
              />
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

function toStagePoint({ clientX, clientY }: { clientX: number; clientY: number }, stage: Element | null): Point {
  const box = stage?.getBoundingClientRect();
  return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
}

function toPointerSample(event: ReactPointerEvent): PointerSample {
  return {
    id: event.pointerId,
    point: toStagePoint(event, event.currentTarget),
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
