import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Packages without a CommonJS build, by the names of their folders. The others are not transformed: it took a quarter of a first run. */
const esModulesOnly = ['@borewit\\+text-codec', '@tokenizer\\+inflate', 'file-type', 'strtok3', 'token-types', 'uint8array-extras'];

function base(displayName) {
  return {
    displayName,
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['/dist/'],
    transform: {
      '\\.m?[jt]sx?$': [
        require.resolve('@swc/jest'),
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2023',
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${esModulesOnly.join('|')})@)`],
    resolver: here('./resolver.cjs'),
    setupFilesAfterEnv: [here('./fail-on-console-error.mjs')],
    restoreMocks: true,
  };
}

/** Configures tests of code that runs in a page, in jsdom. */
export function browserTests(displayName) {
  return {
    ...base(displayName),
    testEnvironment: here('./browser.cjs'),
    moduleNameMapper: { '^@emotion/sheet$': here('./no-styles.cjs'), '/TouchRipple(\\.js)?$': here('./no-ripple.cjs') },
    testEnvironmentOptions: { customExportConditions: ['browser'] },
    setupFilesAfterEnv: [here('./fail-on-console-error.mjs'), here('./browser-environment.mjs')],
  };
}

/** Configures tests of servers and tools. Those that need PostgreSQL read its address from `TEST_DATABASE_URL`. */
export function nodeTests(displayName) {
  return {
    ...base(displayName),
    testEnvironment: 'node',
    // Jest runs code in a context where each access to a global is slow; Drizzle uses `Object` for every part of every query.
    sandboxInjectedGlobals: ['Object', 'Array', 'Map', 'Set', 'Symbol', 'Error', 'Promise'],
    setupFilesAfterEnv: [here('./fail-on-console-error.mjs'), here('./node-environment.mjs')],
  };
}
