import { movedBy, zoomedTo, type PhotoPosition, type Point, type Room } from './photo-position';

/** One pointer at one moment; `atMs` from any start. */
export type PointerSample = { id: number; point: Point; atMs: number; isMouse: boolean };

/** What the fingers or the mouse mean. */
export type GestureOutcome =
  | { kind: 'placed'; position: PhotoPosition }
  | { kind: 'dragged'; by: Point }
  | { kind: 'stepped'; by: 1 | -1 }
  | { kind: 'dismissed' }
  | { kind: 'tapped-twice'; at: Point }
  | { kind: 'let-go' };

/** Less than this is a tap with an unsteady hand. */
const DRAG_START_PX = 8;
const STEP_PX = 80;
const STEP_PX_PER_MS = 0.5;
const DISMISS_PX = 120;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;

type Stroke = { start: Point; startedAtMs: number; axis: 'none' | 'x' | 'y' };

/**
 * Reads pointers: one drags a whole photo to the next or away and moves a magnified one, two pinch, two quick taps zoom.
 * `isWholeMovable`: nothing to step to, one pointer always moves.
 */
export function createPhotoGestures({ isWholeMovable = false } = {}) {
  const pointers = new Map<number, Point>();
  let stroke: Stroke | null = null;
  let lastTap: { point: Point; atMs: number } | null = null;

  function pinch(id: number, point: Point, position: PhotoPosition, room: Room): GestureOutcome | null {
    const other = [...pointers].find(([otherId]) => otherId !== id)?.[1];
    const before = pointers.get(id);
    if (!other || !before) return null;
    const spread = distance(point, other) / Math.max(1, distance(before, other));
    const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
    const zoomed = zoomedTo(position, position.scale * spread, middle, room);
    return { kind: 'placed', position: movedBy(zoomed, { x: (point.x - before.x) / 2, y: (point.y - before.y) / 2 }, room) };
  }

  function drag(point: Point, isMouse: boolean): GestureOutcome | null {
    if (!stroke) return null;
    const by = { x: point.x - stroke.start.x, y: point.y - stroke.start.y };
    if (stroke.axis === 'none' && Math.hypot(by.x, by.y) > DRAG_START_PX) stroke.axis = Math.abs(by.x) >= Math.abs(by.y) ? 'x' : 'y';
    if (stroke.axis === 'x') return { kind: 'dragged', by: { x: by.x, y: 0 } };
    return stroke.axis === 'y' && !isMouse ? { kind: 'dragged', by: { x: 0, y: by.y } } : null;
  }

  function endOfDrag({ point, atMs, isMouse }: PointerSample, { start, startedAtMs, axis }: Stroke): GestureOutcome {
    const by = { x: point.x - start.x, y: point.y - start.y };
    const isFlick = Math.abs(by.x) / Math.max(1, atMs - startedAtMs) > STEP_PX_PER_MS;
    if (axis === 'x' && (Math.abs(by.x) > STEP_PX || isFlick)) return { kind: 'stepped', by: by.x < 0 ? 1 : -1 };
    return axis === 'y' && by.y > DISMISS_PX && !isMouse ? { kind: 'dismissed' } : { kind: 'let-go' };
  }

  function tap(point: Point, atMs: number): GestureOutcome {
    const isSecond = lastTap !== null && atMs - lastTap.atMs < DOUBLE_TAP_MS && distance(point, lastTap.point) < DOUBLE_TAP_PX;
    lastTap = isSecond ? null : { point, atMs };
    return isSecond ? { kind: 'tapped-twice', at: point } : { kind: 'let-go' };
  }

  return {
    down({ id, point, atMs }: PointerSample): void {
      pointers.set(id, point);
      stroke = pointers.size === 1 ? { start: point, startedAtMs: atMs, axis: 'none' } : null;
    },

    move({ id, point, isMouse }: PointerSample, position: PhotoPosition, room: Room): GestureOutcome | null {
      const before = pointers.get(id);
      if (!before) return null;
      let outcome: GestureOutcome | null;
      if (pointers.size > 1) outcome = pinch(id, point, position, room);
      else if (position.scale > 1 || isWholeMovable) {
        outcome = { kind: 'placed', position: movedBy(position, { x: point.x - before.x, y: point.y - before.y }, room) };
        if (stroke && distance(point, stroke.start) > DRAG_START_PX) stroke = null;
      } else outcome = drag(point, isMouse);
      pointers.set(id, point);
      return outcome;
    },

    up(sample: PointerSample): GestureOutcome {
      pointers.delete(sample.id);
      const ended = stroke;
      stroke = null;
      if (!ended) return { kind: 'let-go' };
      return ended.axis === 'none' ? tap(sample.point, sample.atMs) : endOfDrag(sample, ended);
    },

    /** The browser took the pointer away. */
    cancel(id: number): GestureOutcome {
      pointers.delete(id);
      stroke = null;
      return { kind: 'let-go' };
    },
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
