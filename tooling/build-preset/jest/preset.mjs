import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Configures the common part of all tests. `esModulesOnly` names packages without a CommonJS build. */
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
    // Our packages are installed as TypeScript. Others are not transformed: that took a quarter of a first run.
    transformIgnorePatterns: [`/node_modules/(?!(${['\\.pnpm', '@social', ...esModulesOnly].join('|')})/)`],
    resolver: here('./resolver.cjs'),
    runtime: here('./runtime.cjs'),
    setupFilesAfterEnv: [here('./fail-on-console-error.mjs')],
    restoreMocks: true,
  };
}

/** Configures tests of browser code, in jsdom. `esModulesOnly` is passed to `commonOptions`. */
export function browserTests(displayName, esModulesOnly) {
  return {
    ...commonOptions(displayName, esModulesOnly),
    testEnvironment: here('./browser.cjs'),
    moduleNameMapper: {
      '^@emotion/sheet$': here('./no-styles.cjs'),
      '^@emotion/serialize$': here('./no-serialized-styles.cjs'),
      '/TouchRipple(\\.js)?$': here('./no-ripple.cjs'),
      '\\.(png|jpe?g|gif|svg|webp|avif|woff2)$': here('./asset.cjs'),
      '\\.css$': here('./class-names.cjs'),
    },
    testEnvironmentOptions: { customExportConditions: ['browser'] },
    setupFilesAfterEnv: [here('./fail-on-console-error.mjs'), here('./browser-environment.mjs')],
  };
}
