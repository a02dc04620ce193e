/** Factor by which this machine is slower than a fast one, at least 1. Time limits that are not under test are multiplied by it. */
export const testSlowness = Math.max(1, Number(process.env['TEST_SLOWNESS']) || 1);
