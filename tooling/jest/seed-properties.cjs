/**
 * Lets properties try the same values on every run: what is red once is red again. `PROPERTY_SEED=7` tries others; a failure names its
 * seed and the smallest values that fail.
 */
if (/\.property\.test\.tsx?$/.test(expect.getState().testPath)) {
  require('fast-check').configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
}
