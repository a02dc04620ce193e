import { fileURLToPath } from 'node:url';
import { commonOptions } from '../build-preset/jest/preset.mjs';

const esModulesOnly = [
  '@secretlint/core',
  '@secretlint/profiler',
  '@secretlint/secretlint-rule-preset-recommend',
  '@borewit/text-codec',
  '@tokenizer/inflate',
  'file-type',
  'is-plain-obj',
  'jose',
  'oauth2-mock-server',
  'oauth4webapi',
  'openid-client',
  'oxc-parser',
  'strtok3',
  'token-types',
  'uint8array-extras',
];

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Configures tests with properties, which try the same values on every run. */
export function withProperties(options) {
  return { ...options, setupFilesAfterEnv: [...options.setupFilesAfterEnv, here('./seed-properties.cjs')] };
}

/** Configures tests of servers and tools. Those that need PostgreSQL read its address from `TEST_DATABASE_URL`. */
export function nodeTests(displayName) {
  const common = commonOptions(displayName, esModulesOnly);
  return withProperties({
    ...common,
    testEnvironment: 'node',
    // Jest runs code in a context where each access to a global is slow; Drizzle uses `Object` for every part of every query.
    sandboxInjectedGlobals: ['Object', 'Array', 'Map', 'Set', 'Symbol', 'Error', 'Promise'],
    setupFilesAfterEnv: [...common.setupFilesAfterEnv, here('./node-environment.mjs')],
  });
}
