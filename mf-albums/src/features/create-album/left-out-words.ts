import type { CreatedAlbum } from '@social/api/albums/create-album';

/** What the provider did not take of a new album, one sentence each; `fileNames` in the order in which they were sent. */
export function leftOutWords({ refusedFiles }: CreatedAlbum, fileNames: readonly string[]): string[] {
  return refusedFiles.map(({ index, reason }) => `“${fileNames[index] ?? `File ${index + 1}`}” was left out: ${reason}`);
}
