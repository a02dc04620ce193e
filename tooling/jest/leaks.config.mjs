import { join } from 'node:path';
import { browserTests } from '../build-preset/jest/preset.mjs';

/** Configures the test files that `realm.test.ts` runs. Each leaves as much state behind as possible. */
export default {
  ...browserTests('leaks'),
  rootDir: join(import.meta.dirname, '../../shared/ui/src/testing/leaks'),
  testMatch: ['<rootDir>/*.leak.tsx'],
};
