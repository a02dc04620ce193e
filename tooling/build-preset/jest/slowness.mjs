/** Factor by which this machine is slower than a fast one, at least 1. Time limits are multiplied by it. They only end tests that hang. */
export const slowness = Math.max(1, Number(process.env.TEST_SLOWNESS) || 1);
