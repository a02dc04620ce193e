/** A picture of a profile: what of it is kept, and how large it may be. */
export type PictureKind = 'avatar' | 'cover';

type PictureRules = { title: string; width: number; height: number; maxBytes: number; hint: string };

export const pictureRules: Record<PictureKind, PictureRules> = {
  avatar: { title: 'Profile picture', width: 400, height: 400, maxBytes: 2 * 1024 * 1024, hint: '400 × 400, 2 MB at most' },
  cover: { title: 'Cover picture', width: 1200, height: 400, maxBytes: 5 * 1024 * 1024, hint: '1200 × 400, 5 MB at most' },
};

/** What is wrong with a chosen file; null where nothing is. */
export function validateChosenFile(file: File): string | null {
  return file.type.startsWith('image/') ? null : 'Please select a valid image file.';
}

/** What is wrong with what was cut: only this is sent, so only this has a limit. */
export function validateCroppedFile(file: File, kind: PictureKind): string | null {
  const { maxBytes, title } = pictureRules[kind];
  return file.size <= maxBytes
    ? null
    : `${title}: ${maxBytes / 1024 / 1024} MB at most. Yours has ${(file.size / 1024 / 1024).toFixed(1)} MB.`;
}
