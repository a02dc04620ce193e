import { fileURLToPath } from 'node:url';
import { commonOptions } from '../build-preset/jest/preset.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Configures property tests, which try the same values on every run. */
export function withProperties(options) {
  return { ...options, setupFilesAfterEnv: [...options.setupFilesAfterEnv, here('./seed-properties.cjs')] };
}

/** Configures tests of servers and tools. Those that need PostgreSQL read its address from `TEST_DATABASE_URL`. */
export function nodeTests(displayName) {
  const common = commonOptions(displayName);
  return withProperties({
    ...common,
    testEnvironment: here('./process-environment.cjs'),
    runtime: here('./process-runtime.cjs'),
  });
}
