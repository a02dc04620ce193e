import { writeFile } from 'node:fs/promises';
import { referencePage, writeReferencePage } from './reference-page';

await writeFile(referencePage, writeReferencePage());
