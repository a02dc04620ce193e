import type { PhotoPosition, Bounds, Size } from './photo-position';

/** A part of a picture, in the picture's pixels. */
export type PictureArea = Size & { left: number; top: number };

/** More than any screen shows, and less than the smallest canvas limit of a phone. */
const MAX_WIDTH_PX = 4096;
const QUALITY = 0.92;
/** Types that a canvas can encode in every browser. */
const ENCODABLE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** The bounds of a picture that covers a frame one unit wide. */
export function getFrameBounds(natural: Size, aspect: number): Bounds {
  const stage = { width: 1, height: 1 / aspect };
  const ratio = Math.max(stage.width / natural.width, stage.height / natural.height);
  return { stage, photo: { width: natural.width * ratio, height: natural.height * ratio } };
}

/** Returns the part of the picture that the frame shows. */
export function getCropArea({ scale, x, y }: PhotoPosition, natural: Size, { stage, photo }: Bounds): PictureArea {
  const pixelsPerUnit = natural.width / (photo.width * scale);
  const size = { width: stage.width * pixelsPerUnit, height: stage.height * pixelsPerUnit };
  return {
    ...size,
    left: (natural.width - size.width) / 2 - x * pixelsPerUnit,
    top: (natural.height - size.height) / 2 - y * pixelsPerUnit,
  };
}

/**
 * Cuts the area out of a picture, at most `maxWidth` pixels wide and never enlarged. Keeps the file's type where a canvas can encode it,
 * else makes a PNG.
 * @throws {Error} when the picture is too large for the browser's memory.
 */
export async function cropPicture(image: HTMLImageElement, file: File, area: PictureArea, maxWidth = MAX_WIDTH_PX): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(Math.min(area.width, maxWidth, MAX_WIDTH_PX)));
  canvas.height = Math.max(1, Math.round((canvas.width * area.height) / area.width));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.left, area.top, area.width, area.height, 0, 0, canvas.width, canvas.height);

  const type = ENCODABLE_TYPES.includes(file.type) ? file.type : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!blob) throw new Error('the canvas gave no picture');
  return new File([blob], blob.type === file.type ? file.name : `${file.name.replace(/\.\w+$/, '')}.png`, { type: blob.type });
}
