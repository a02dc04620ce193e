const CODES = new Set([
  'ENOSPC',
  'EDQUOT',
  // Code of a full bucket.
  'STORAGE_FULL',
  // PostgreSQL's `disk_full`.
  '53100',
]);

/** Returns true if an error means that a disk is full: the provider's or PostgreSQL's. Nothing was stored then. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && CODES.has(error.code)) return true;
  // Errors of libvips have no code.
  return /no space left on device/i.test(error.message) || isStorageFull(error.cause);
}
