import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Configures what all tests have in common. `esModulesOnly` names packages without a CommonJS build. */
export function commonOptions(displayName, esModulesOnly = []) {
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
    // Ours are installed as TypeScript. The others are not transformed: it took a quarter of a first run.
    transformIgnorePatterns: [`/node_modules/(?!(${['\\.pnpm', '@social', ...esModulesOnly].join('|')})/)`],
    resolver: here('./resolver.cjs'),
    runtime: here('./runtime.cjs'),
    setupFilesAfterEnv: [here('./fail-on-console-error.mjs')],
    restoreMocks: true,
  };
}

/** Configures tests of code that runs in a page, in jsdom. `esModulesOnly` is that of `commonOptions`. */
export function browserTests(displayName, esModulesOnly) {
  return {
    ...commonOptions(displayName, esModulesOnly),
    testEnvironment: here('./browser.cjs'),
    moduleNameMapper: {
      '^@emotion/sheet$': here('./no-styles.cjs'),
      '^@emotion/serialize$': here('./no-serialized-styles.cjs'),
      '/TouchRipple(\\.js)?$': here('./no-ripple.cjs'),
    },
    testEnvironmentOptions: { customExportConditions: ['browser'] },
    setupFilesAfterEnv: [here('./fail-on-console-error.mjs'), here('./browser-environment.mjs')],
  };
}
