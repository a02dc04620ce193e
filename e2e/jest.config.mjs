import { nodeTests } from '../tooling/jest/preset.mjs';

// Playwright runs the `*.spec.ts`; Jest runs the unit tests of what drills and compositions are made of.
export default nodeTests('e2e');
