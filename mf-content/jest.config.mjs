import { browserTests } from '@social/build-preset/jest/preset.mjs';

export default browserTests('mf-content', ['lexical', '@lexical', '@preact']);
