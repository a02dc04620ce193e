import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Packages without a CommonJS build, as their folders are called. The others are taken as they are: transforming them was a quarter of a first run. */
const esModulesAlone = ['@borewit\\+text-codec', '@tokenizer\\+inflate', 'file-type', 'strtok3', 'token-types', 'uint8array-extras'];

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
    transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${esModulesAlone.join('|')})@)`],
    resolver: here('./resolver.cjs'),
    setupFilesAfterEnv: [here('./fail-on-console-error.mjs')],
    restoreMocks: true,
  };
}

/** Tests of code that runs in a page: jsdom, roles and names. */
export function browserTests(displayName) {
  return {
    ...base(displayName),
    testEnvironment: here('./browser.cjs'),
    moduleNameMapper: { '^@emotion/sheet$': here('./no-styles.cjs'), '/TouchRipple(\\.js)?$': here('./no-ripple.cjs') },
    testEnvironmentOptions: { customExportConditions: ['browser'] },
    setupFilesAfterEnv: [here('./fail-on-console-error.mjs'), here('./browser-environment.mjs')],
  };
}

/** Tests of servers and tools. Those that need PostgreSQL find its address in `TEST_DATABASE_URL`. */
export function nodeTests(displayName) {
  return {
    ...base(displayName),
    testEnvironment: 'node',
    // Jest runs code where each look at a global asks its owner first; Drizzle looks at `Object` for every part of every query.
    sandboxInjectedGlobals: ['Object', 'Array', 'Map', 'Set', 'Symbol', 'Error', 'Promise'],
    setupFilesAfterEnv: [here('./fail-on-console-error.mjs'), here('./node-environment.mjs')],
  };
}
