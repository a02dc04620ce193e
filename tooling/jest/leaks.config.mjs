import { join } from 'node:path';
import { browserTests } from '../build-preset/jest/preset.mjs';

/** Configures the test files that `realm.test.ts` runs: each leaves everything behind that it can. */
export default {
  ...browserTests('leaks'),
  rootDir: join(import.meta.dirname, '../../shared/ui/src/testing/leaks'),
  testMatch: ['<rootDir>/*.leak.tsx'],
};
