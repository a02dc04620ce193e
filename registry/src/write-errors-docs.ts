import { writeErrorPages } from './errors-docs';

await writeErrorPages();
