import type { CreatedAlbum } from '@social/api/albums/create-album';

/** Explains each file of a new album that the provider refused. @param fileNames in the order in which they were sent */
export function formatRefusedFiles({ refusedFiles }: CreatedAlbum, fileNames: readonly string[]): string[] {
  return refusedFiles.map(({ index, reason }) => `“${fileNames[index] ?? `File ${index + 1}`}” was left out: ${reason}`);
}
