import { getMediaKind } from '../posts/post-media';

const MEGABYTE = 1024 * 1024;

/** The provider's limits for a new album. */
export const albumLimits = { nameLetters: 120, files: 100, photoMegabytes: 12, videoMegabytes: 64 } as const;

const PHOTO_FORMATS = /\.(jpe?g|png|gif|webp|avif|tiff?)$/i;
const VIDEO_FORMATS = /\.(mp4|webm|mov|m4v|mkv)$/i;

/** Returns whether a file can be in an album as a photo or as a video; null for every other file. */
export function getAlbumFileKind({ name, type }: Pick<File, 'name' | 'type'>): 'photo' | 'video' | null {
  const [family] = type.split('/');
  if (family === 'image') return 'photo';
  if (family === 'video') return 'video';
  const byName = getMediaKind(name);
  return type === '' && (byName === 'photo' || byName === 'video') ? byName : null;
}

/** Returns why the provider would refuse a file, as the end of a sentence, or null. The provider also checks the file's content. */
export function validateAlbumFile(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const kind = getAlbumFileKind(file);
  if (kind === null) return 'only photos and videos can be in an album.';
  if (file.size === 0) return 'it is empty.';
  if (kind === 'photo') {
    if (file.name.includes('.') && !PHOTO_FORMATS.test(file.name)) return 'photos can be JPEG, PNG, GIF, WebP, AVIF or TIFF.';
    return tooLarge(file.size, albumLimits.photoMegabytes, 'a photo');
  }
  if (!VIDEO_FORMATS.test(file.name)) return 'videos can be MP4, WebM, MOV, M4V or MKV.';
  return tooLarge(file.size, albumLimits.videoMegabytes, 'a video');
}

function tooLarge(sizeBytes: number, maxMegabytes: number, noun: string): string | null {
  if (sizeBytes <= maxMegabytes * MEGABYTE) return null;
  return `it has ${(sizeBytes / MEGABYTE).toFixed(1)} MB, and ${noun} may have ${maxMegabytes} MB.`;
}
