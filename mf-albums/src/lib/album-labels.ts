import type { Album } from '@social/api/albums/album';
import { plural, t } from '@social/texts';
import { getLanguage } from '@social/texts/languages';

export function getAlbumTitle({ name }: Pick<Album, 'name'>): string {
  return name || t('Untitled Album');
}

/** Returns the time as the provider writes it, for an album without a readable date. */
export function formatAlbumTime({ createdText }: Pick<Album, 'createdText'>): string {
  return createdText || t('Unknown time');
}

/** "12 photos", "1 video", "3 photos, 1 video". */
export function formatItemCount({ items }: Pick<Album, 'items'>): string {
  const videoCount = items.filter(({ kind }) => kind === 'video').length;
  const photoCount = items.length - videoCount;
  const photos = plural(photoCount, { one: '{count} photo', other: '{count} photos' }, { count: photoCount.toLocaleString(getLanguage()) });
  if (videoCount === 0) return photos;
  const videos = plural(videoCount, { one: '{count} video', other: '{count} videos' }, { count: videoCount.toLocaleString(getLanguage()) });
  return photoCount === 0 ? videos : `${photos}, ${videos}`;
}
