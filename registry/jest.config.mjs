import { nodeTests } from '../tooling/jest/preset.mjs';

export default nodeTests('registry');
