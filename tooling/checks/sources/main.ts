import { checkSources, sourceChecks } from './check-sources';

/**
 * Runs the source checks named by the arguments, and prints their report as JSON. With --write, first removes unused texts from the
 * catalogs and adds translations of other apps.
 */
const names = sourceChecks.filter((name) => process.argv.includes(name));
console.log(JSON.stringify(await checkSources(names, process.argv.includes('--write'))));
