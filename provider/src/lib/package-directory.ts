import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, whatever the working directory is. */
export const packageDirectory = join(dirname(fileURLToPath(import.meta.url)), '../..');
