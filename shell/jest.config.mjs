import { browserTests } from '@social/build-preset/jest/preset.mjs';

export default browserTests('shell', ['@module-federation']);
