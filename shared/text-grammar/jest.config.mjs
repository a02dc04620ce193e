import { browserTests } from '../../tooling/build-preset/jest/preset.mjs';
import { withProperties } from '../../tooling/jest/preset.mjs';

export default withProperties(browserTests('text-grammar'));
