import { runStaticChecks, staticCheckNames } from './static-checks';

/** `npm run check` runs every static check, `npm run check -- lint imports` some of them. What has not changed since it was green is skipped. */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !staticCheckNames.includes(name));
if (unknown.length > 0) {
  console.error(`There is no check named ${unknown.join(', ')}. There are: ${staticCheckNames.join(', ')}.`);
  process.exitCode = 2;
} else {
  const results = await runStaticChecks({ skipsUnchanged: true, ...(names.length > 0 && { names }) });
  process.exitCode = results.every(({ isGreen }) => isGreen) ? 0 : 1;
}
