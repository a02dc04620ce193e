import { t } from '@social/texts';

export type ProfilePictureKind = 'avatar' | 'cover';

type PictureRules = { title: string; width: number; height: number; maxBytes: number; hint: string };

export const profilePictureRules: Record<ProfilePictureKind, PictureRules> = {
  avatar: { title: t('Profile picture'), width: 400, height: 400, maxBytes: 2 * 1024 * 1024, hint: t('400 × 400, 2 MB at most') },
  cover: { title: t('Cover picture'), width: 1200, height: 400, maxBytes: 5 * 1024 * 1024, hint: t('1200 × 400, 5 MB at most') },
};

/** Returns the error of a chosen file, or null. */
export function validateChosenFile(file: File): string | null {
  return file.type.startsWith('image/') ? null : t('Please select a valid image file.');
}

/** Returns the error of a cropped file, or null. Only this file is sent, so only this one has a size limit. */
export function validateCroppedFile(file: File, kind: ProfilePictureKind): string | null {
  const { maxBytes, title } = profilePictureRules[kind];
  return file.size <= maxBytes
    ? null
    : t('{title}: {max} MB at most. Yours has {size} MB.', {
        title,
        max: maxBytes / 1024 / 1024,
        size: (file.size / 1024 / 1024).toFixed(1),
      });
}
