export type PictureKind = 'avatar' | 'cover';

type PictureRules = { title: string; width: number; height: number; maxBytes: number; hint: string };

export const pictureRules: Record<PictureKind, PictureRules> = {
  avatar: { title: 'Profile picture', width: 400, height: 400, maxBytes: 2 * 1024 * 1024, hint: '400 × 400, 2 MB at most' },
  cover: { title: 'Cover picture', width: 1200, height: 400, maxBytes: 5 * 1024 * 1024, hint: '1200 × 400, 5 MB at most' },
};

/** Returns the error of a chosen file, or null. */
export function validateChosenFile(file: File): string | null {
  return file.type.startsWith('image/') ? null : 'Please select a valid image file.';
}

/** Returns the error of a cropped file, or null. Only this file is sent, so only this one has a size limit. */
export function validateCroppedFile(file: File, kind: PictureKind): string | null {
  const { maxBytes, title } = pictureRules[kind];
  return file.size <= maxBytes
    ? null
    : `${title}: ${maxBytes / 1024 / 1024} MB at most. Yours has ${(file.size / 1024 / 1024).toFixed(1)} MB.`;
}
