import { browserTests } from '../../../../../tooling/build-preset/jest/preset.mjs';

/** Configures the test files that `tooling/jest/realm.test.ts` runs: each leaves everything behind that it can. */
export default { ...browserTests('leaks'), rootDir: import.meta.dirname, testMatch: ['<rootDir>/*.leak.tsx'] };
