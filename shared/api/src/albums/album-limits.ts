import { t } from '@social/texts';
import { findFileProblem, getMaxMegabytes } from '../uploads/accept-files';
import { toUploadKind } from '../uploads/upload-kind';

/** The provider's limits for a new album. */
export const albumLimits = {
  nameLetters: 120,
  files: 100,
  photoMegabytes: getMaxMegabytes('photo'),
  videoMegabytes: getMaxMegabytes('video'),
} as const;

/** Returns whether a file can be in an album as a photo or as a video; null for every other file. */
export function getAlbumFileKind(file: Pick<File, 'name' | 'type'>): 'photo' | 'video' | null {
  const kind = toUploadKind(file);
  return kind === 'photo' || kind === 'video' ? kind : null;
}

/** Returns why the provider would refuse a file, as the end of a sentence, or null. The provider also checks the file's content. */
export function validateAlbumFile(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  return getAlbumFileKind(file) === null ? t('only photos and videos can be in an album.') : findFileProblem(file);
}
