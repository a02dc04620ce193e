import { moveBy, zoomTo, type Point, type PositionChange, type Bounds } from './photo-position';

/** The state of a pointer at one moment; `atMs` counts from any start. */
export type PointerSample = { id: number; point: Point; atMs: number; isMouse: boolean };

/** The meaning of a pointer event. */
export type GestureOutcome =
  | { kind: 'moved'; change: PositionChange }
  | { kind: 'dragged'; by: Point }
  | { kind: 'stepped'; by: 1 | -1 }
  | { kind: 'dismissed' }
  | { kind: 'tapped-twice'; at: Point }
  | { kind: 'released' };

/** A shorter move is a tap. */
const DRAG_START_PX = 8;
const STEP_PX = 80;
const STEP_PX_PER_MS = 0.5;
const DISMISS_PX = 120;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;

type Stroke = { start: Point; startedAtMs: number; axis: 'none' | 'x' | 'y' };

/** Interprets pointers: one drags a whole photo to the next or away, or moves a magnified one; two pinch; two quick taps zoom. */
export function createPhotoGestures() {
  const pointers = new Map<number, Point>();
  let stroke: Stroke | null = null;
  let lastTap: { point: Point; atMs: number } | null = null;

  function pinch(id: number, point: Point, bounds: Bounds): GestureOutcome | null {
    const other = [...pointers].find(([otherId]) => otherId !== id)?.[1];
    const before = pointers.get(id);
    if (!other || !before) return null;
    const apart = distance(before, other);
    const spread = apart > 0 ? distance(point, other) / apart : 1;
    const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
    const by = { x: (point.x - before.x) / 2, y: (point.y - before.y) / 2 };
    return { kind: 'moved', change: (position) => moveBy(zoomTo(position, position.scale * spread, middle, bounds), by, bounds) };
  }

  function drag(point: Point, isMouse: boolean): GestureOutcome | null {
    if (!stroke) return null;
    const by = { x: point.x - stroke.start.x, y: point.y - stroke.start.y };
    if (stroke.axis === 'none' && Math.hypot(by.x, by.y) > DRAG_START_PX) stroke.axis = Math.abs(by.x) >= Math.abs(by.y) ? 'x' : 'y';
    if (stroke.axis === 'x') return { kind: 'dragged', by: { x: by.x, y: 0 } };
    return stroke.axis === 'y' && !isMouse ? { kind: 'dragged', by: { x: 0, y: by.y } } : null;
  }

  function endDrag({ point, atMs, isMouse }: PointerSample, { start, startedAtMs, axis }: Stroke): GestureOutcome {
    const by = { x: point.x - start.x, y: point.y - start.y };
    const isFlick = Math.abs(by.x) / Math.max(1, atMs - startedAtMs) > STEP_PX_PER_MS;
    if (axis === 'x' && (Math.abs(by.x) > STEP_PX || isFlick)) return { kind: 'stepped', by: by.x < 0 ? 1 : -1 };
    return axis === 'y' && by.y > DISMISS_PX && !isMouse ? { kind: 'dismissed' } : { kind: 'released' };
  }

  function tap(point: Point, atMs: number): GestureOutcome {
    const isSecond = lastTap !== null && atMs - lastTap.atMs < DOUBLE_TAP_MS && distance(point, lastTap.point) < DOUBLE_TAP_PX;
    lastTap = isSecond ? null : { point, atMs };
    return isSecond ? { kind: 'tapped-twice', at: point } : { kind: 'released' };
  }

  return {
    down({ id, point, atMs }: PointerSample): void {
      pointers.set(id, point);
      stroke = pointers.size === 1 ? { start: point, startedAtMs: atMs, axis: 'none' } : null;
    },

    /** `isMovable`: one pointer moves the photo, as it is magnified or there is no next one to step to. */
    move({ id, point, isMouse }: PointerSample, isMovable: boolean, bounds: Bounds): GestureOutcome | null {
      const before = pointers.get(id);
      if (!before) return null;
      let outcome: GestureOutcome | null;
      if (pointers.size > 1) outcome = pinch(id, point, bounds);
      else if (isMovable) {
        const by = { x: point.x - before.x, y: point.y - before.y };
        outcome = { kind: 'moved', change: (position) => moveBy(position, by, bounds) };
        if (stroke && distance(point, stroke.start) > DRAG_START_PX) stroke = null;
      } else outcome = drag(point, isMouse);
      pointers.set(id, point);
      return outcome;
    },

    up(sample: PointerSample): GestureOutcome {
      pointers.delete(sample.id);
      const ended = stroke;
      stroke = null;
      if (!ended) return { kind: 'released' };
      return ended.axis === 'none' ? tap(sample.point, sample.atMs) : endDrag(sample, ended);
    },

    /** Some pointer is still down, such as the other finger after a pinch. */
    isHeld: (): boolean => pointers.size > 0,

    /** The browser cancelled the pointer. */
    cancel(id: number): GestureOutcome {
      pointers.delete(id);
      stroke = null;
      return { kind: 'released' };
    },
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
