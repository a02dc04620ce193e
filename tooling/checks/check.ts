import { runStaticChecks } from './static-checks';

const results = await runStaticChecks();
process.exitCode = results.every(({ isGreen }) => isGreen) ? 0 : 1;
