/** How many times slower than a fast machine this one is, at least 1: limits of time that a test does not try are multiplied by it. */
export const testSlowness = Math.max(1, Number(process.env['TEST_SLOWNESS']) || 1);
