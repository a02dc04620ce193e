import { lint, runStaticChecks } from './static-checks';

const [linted, others] = await Promise.all([lint(), runStaticChecks()]);
process.exitCode = [linted, ...others].every(({ isGreen }) => isGreen) ? 0 : 1;
