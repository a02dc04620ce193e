import type { MediaType } from './media-type';

/** Guesses the media type of a file from its name. The media service checks the content against it. */
export function guessMediaType(fileName: string): MediaType {
  if (/\.(mp3|wav|ogg|aac|flac|m4a)$/i.test(fileName)) return 'audio';
  if (/\.(mp4|webm|mov|m4v|mkv)$/i.test(fileName)) return 'video';
  return /\.(jpe?g|a?png|gif|webp|avif|tiff?)$/i.test(fileName) ? 'image' : 'file';
}
