import { browserTests } from '../../tooling/jest/preset.mjs';

export default browserTests('data');
