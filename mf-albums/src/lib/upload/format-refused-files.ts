import type { StoredAlbum } from '@social/api/albums/call-albums';

/** Explains each file that the provider refused. @param fileNames in the order in which they were sent */
export function formatRefusedFiles({ refusedFiles }: StoredAlbum, fileNames: readonly string[]): string[] {
  return refusedFiles.map(({ index, reason }) => `“${fileNames[index] ?? `File ${index + 1}`}” was left out: ${reason}`);
}
