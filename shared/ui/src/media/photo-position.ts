/** Pixels from the middle of the stage. */
export type Point = { x: number; y: number };

export type Size = { width: number; height: number };

/** How a photo lies on its stage: magnified so many times, its middle so many pixels off the stage's. */
export type PhotoPosition = Point & { scale: number };

/** What bounds a photo: its size as it fits the stage unmagnified, and the stage's. In pixels. */
export type Room = { photo: Size; stage: Size };

export const MAX_SCALE = 8;

export const wholePhoto: PhotoPosition = { scale: 1, x: 0, y: 0 };

/** The size at which a whole photo fits the stage; a small one is not enlarged. */
export function fittedSize(natural: Size, stage: Size): Size {
  const ratio = Math.min(1, stage.width / natural.width, stage.height / natural.height);
  return Number.isFinite(ratio) ? { width: natural.width * ratio, height: natural.height * ratio } : stage;
}

/** Magnifies so that what is under `point` stays there, as far as the edges allow. */
export function zoomedTo(position: PhotoPosition, scale: number, point: Point, room: Room): PhotoPosition {
  const nextScale = within(1, scale, MAX_SCALE);
  const ratio = nextScale / position.scale;
  return keptInView({ scale: nextScale, x: point.x - (point.x - position.x) * ratio, y: point.y - (point.y - position.y) * ratio }, room);
}

/** Moves a magnified photo; its edges don't come further in than the stage's. */
export function movedBy(position: PhotoPosition, by: Point, room: Room): PhotoPosition {
  return keptInView({ ...position, x: position.x + by.x, y: position.y + by.y }, room);
}

function keptInView({ scale, x, y }: PhotoPosition, { photo, stage }: Room): PhotoPosition {
  const slackX = (photo.width * scale - stage.width) / 2;
  const slackY = (photo.height * scale - stage.height) / 2;
  return { scale, x: slackX > 0 ? within(-slackX, x, slackX) : 0, y: slackY > 0 ? within(-slackY, y, slackY) : 0 };
}

function within(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
