import { browserTests } from '../../tooling/build-preset/jest/preset.mjs';

export default browserTests('host');
