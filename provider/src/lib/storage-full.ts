const CODES = new Set([
  'ENOSPC',
  'EDQUOT',
  // That of a bucket.
  'STORAGE_FULL',
  // PostgreSQL's `disk_full`.
  '53100',
]);

/** Whether an error means that a disk has no room: that of the files, or PostgreSQL's. Nothing was stored then. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && CODES.has(error.code)) return true;
  // The errors of libvips have no code.
  return /no space left on device/i.test(error.message) || isStorageFull(error.cause);
}
