/** Pixels from the middle of the stage. */
export type Point = { x: number; y: number };

export type Size = { width: number; height: number };

/** A photo on its stage: its magnification, and the offset of its middle from the stage's in pixels. */
export type PhotoPosition = Point & { scale: number };

/**
 * Change of the position by an input. It is applied to the latest position, as several pointers and wheels can arrive before the next
 * render. If it were computed from the rendered position, a later change would undo an earlier one.
 */
export type PositionChange = (position: PhotoPosition) => PhotoPosition;

/** In pixels; `photo` is the size at which it fits the stage without magnification. */
export type Bounds = { photo: Size; stage: Size };

export const MAX_SCALE = 8;

/** Returns 1 if the next photo is on the right, or -1 if it is on the left, where text runs from right to left. */
export function getNextSide(): 1 | -1 {
  return document.dir === 'rtl' ? -1 : 1;
}

export const fittedPosition: PhotoPosition = { scale: 1, x: 0, y: 0 };

/** Returns the size at which a whole photo fits the stage; a small one is not enlarged. */
export function fitSize(natural: Size, stage: Size): Size {
  const ratio = Math.min(1, stage.width / natural.width, stage.height / natural.height);
  return Number.isFinite(ratio) ? { width: natural.width * ratio, height: natural.height * ratio } : stage;
}

/** Magnifies around `point`, as far as the edges allow. */
export function zoomTo(position: PhotoPosition, scale: number, point: Point, bounds: Bounds): PhotoPosition {
  const nextScale = clamp(1, scale, MAX_SCALE);
  const ratio = nextScale / position.scale;
  return clampToStage(
    { scale: nextScale, x: point.x - (point.x - position.x) * ratio, y: point.y - (point.y - position.y) * ratio },
    bounds,
  );
}

/** Moves a magnified photo; its edges stay outside the stage's. */
export function moveBy(position: PhotoPosition, by: Point, bounds: Bounds): PhotoPosition {
  return clampToStage({ ...position, x: position.x + by.x, y: position.y + by.y }, bounds);
}

function clampToStage({ scale, x, y }: PhotoPosition, { photo, stage }: Bounds): PhotoPosition {
  const slackX = (photo.width * scale - stage.width) / 2;
  const slackY = (photo.height * scale - stage.height) / 2;
  return { scale, x: slackX > 0 ? clamp(-slackX, x, slackX) : 0, y: slackY > 0 ? clamp(-slackY, y, slackY) : 0 };
}

function clamp(min: number, value: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
