import type { StoredAlbum } from '@social/api/albums/call-albums';
import { t } from '@social/texts';

/** Explains each file that the provider refused. @param fileNames in the order in which they were sent */
export function formatRefusedFiles({ refusedFiles }: StoredAlbum, fileNames: readonly string[]): string[] {
  return refusedFiles.map(({ index, reason }) =>
    t('“{name}” was left out: {reason}', { name: fileNames[index] ?? t('File {number}', { number: index + 1 }), reason }),
  );
}
