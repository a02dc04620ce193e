import { nodeTests } from '../tooling/jest/preset.mjs';

export default nodeTests('server-libs');
