import { plural } from '@social/texts';

/** Returns the sentence for a post of which some files failed. */
export const describeFailedFiles = (count: number) =>
  plural(count, { one: '{count} file could not be sent.', other: '{count} files could not be sent.' });
