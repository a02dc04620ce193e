const MB = 1024 * 1024;

/** Maximum number of files of a release, besides its manifest. */
export const MAX_FILES = 500;
export const MAX_FILE_BYTES = 10 * MB;
export const MAX_MANIFEST_BYTES = MB;
/** All files together. The archive as it is sent may not be larger either. */
export const MAX_TOTAL_BYTES = 50 * MB;

/** Writes a size for people: `12.3 MB`, `4.0 KB`. */
export function formatBytes(sizeBytes: number): string {
  return sizeBytes < MB ? `${(sizeBytes / 1024).toFixed(1)} KB` : `${(sizeBytes / MB).toFixed(1)} MB`;
}
