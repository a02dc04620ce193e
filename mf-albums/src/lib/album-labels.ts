import type { Album } from '@social/api/albums/album';

export function getAlbumTitle({ name }: Pick<Album, 'name'>): string {
  return name || 'Untitled Album';
}

/** Returns the time as the provider writes it, for an album without a readable date. */
export function formatAlbumTime({ createdText }: Pick<Album, 'createdText'>): string {
  return createdText || 'Unknown time';
}

/** "12 photos", "1 video", "3 photos, 1 video". */
export function formatItemCount({ items }: Pick<Album, 'items'>): string {
  const videoCount = items.filter(({ kind }) => kind === 'video').length;
  const photoCount = items.length - videoCount;
  const photos = formatCount(photoCount, 'photo');
  if (videoCount === 0) return photos;
  const videos = formatCount(videoCount, 'video');
  return photoCount === 0 ? videos : `${photos}, ${videos}`;
}

function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
