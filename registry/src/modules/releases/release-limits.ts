const MB = 1024 * 1024;

/** How many files a release may have, besides its manifest. */
export const MAX_FILES = 500;
export const MAX_FILE_BYTES = 10 * MB;
export const MAX_MANIFEST_BYTES = MB;
/** All files together; the archive as it is sent may not be larger either. */
export const MAX_TOTAL_BYTES = 50 * MB;
