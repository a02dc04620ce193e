import { runStaticChecks, staticCheckNames } from './static-checks';

/**
 * `npm run check` runs all static checks, `npm run check -- lint imports` some of them. A check is skipped if nothing has changed since it
 * passed.
 */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !staticCheckNames.includes(name));
if (unknown.length > 0) {
  console.error(`There is no check named ${unknown.join(', ')}. There are: ${staticCheckNames.join(', ')}.`);
  process.exitCode = 2;
} else {
  const results = await runStaticChecks({ skipsUnchanged: true, ...(names.length > 0 && { names }) });
  process.exitCode = results.every(({ isGreen }) => isGreen) ? 0 : 1;
}
