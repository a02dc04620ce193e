import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, wherever the process was started. */
export const packageDirectory = join(dirname(fileURLToPath(import.meta.url)), '../..');
