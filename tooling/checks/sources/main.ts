import { checkSources, sourceChecks } from './check-sources';

/**
 * Runs the checks of the sources that the arguments name, and prints their report as JSON. With --write the catalogs of texts lose texts that are
 * gone, and take over translations that another app has.
 */
const names = sourceChecks.filter((name) => process.argv.includes(name));
console.log(JSON.stringify(await checkSources(names, process.argv.includes('--write'))));
