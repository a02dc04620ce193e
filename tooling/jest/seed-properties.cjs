/**
 * Makes property tests try the same values on every run, so that failures can be reproduced. `PROPERTY_SEED=7` tries others. A failure
 * prints its seed and the smallest failing values.
 */
if (/\.property\.test\.tsx?$/.test(expect.getState().testPath)) {
  require('fast-check').configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
}
