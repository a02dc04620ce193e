import { writeFile } from 'node:fs/promises';
import { errorPage, writeErrorPage } from './errors-docs';

await writeFile(errorPage, await writeErrorPage());
