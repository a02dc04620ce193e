/** How many times slower than a fast machine this one is, at least 1. Limits of time are multiplied by it: they only end tests that hang. */
export const slowness = Math.max(1, Number(process.env.TEST_SLOWNESS) || 1);
