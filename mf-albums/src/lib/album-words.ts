import type { Album } from '@social/api/albums/album';

export function albumTitle({ name }: Pick<Album, 'name'>): string {
  return name || 'Untitled Album';
}

/** What stands where an album has no date that can be read. */
export function albumTimeWords({ createdText }: Pick<Album, 'createdText'>): string {
  return createdText || 'Unknown time';
}

/** "12 photos", "1 video", "3 photos, 1 video". */
export function pieceCountWords({ pieces }: Pick<Album, 'pieces'>): string {
  const videoCount = pieces.filter(({ kind }) => kind === 'video').length;
  const photoCount = pieces.length - videoCount;
  const words = [
    videoCount === 0 || photoCount > 0 ? counted(photoCount, 'photo') : '',
    videoCount > 0 ? counted(videoCount, 'video') : '',
  ];
  return words.filter(Boolean).join(', ');
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
}
