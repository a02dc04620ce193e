import { nodeTests } from '../tooling/jest/preset.mjs';

const config = nodeTests('registry');

// The console runs in a page: its tests have a configuration of their own.
export default { ...config, testPathIgnorePatterns: [...config.testPathIgnorePatterns, '<rootDir>/console/'] };
