import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, independent of the working directory. */
export const packageDirectory = join(dirname(fileURLToPath(import.meta.url)), '../..');
