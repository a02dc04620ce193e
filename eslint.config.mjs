import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const browserCode = ['shell', 'mf-*', 'shared/*', 'registry/console'].map((folder) => `${folder}/src/**/*.{ts,tsx}`);
const remoteCode = ['shell/src/**/*.{ts,tsx}', 'mf-*/src/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.data/**', '.cache/**', '**/drizzle/**', 'e2e/test-results/**'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['tooling/checks/tsconfig.browser.json', 'tooling/checks/tsconfig.node.json', 'e2e/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-exports': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, arguments: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/require-await': 'off',
      // Our objects come from factories and have no `this` to lose.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Name what leaves the package: the diff of its door is the review.' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      '**/*.config.{ts,mjs}',
      'tooling/**',
      'e2e/**',
      'provider/src/db/seed/**',
      '**/*.{repository,service}.ts',
    ],
    rules: {
      // Repositories and services are factories around many small functions: the limit of their file holds for them.
      'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true, IIFEs: true }],
    },
  },
  { files: browserCode, extends: [reactHooks.configs.flat.recommended] },
  {
    files: browserCode,
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message:
            'A call to the provider is an operation of @social/api; one to the edge goes through shell/src/lib; the console asks the registry through @social/registry/client/browser.',
        },
        { name: 'localStorage', message: 'Take it through pageStorage of @social/data, which survives a browser that blocks it.' },
      ],
    },
  },
  {
    files: remoteCode,
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-router-dom', message: 'Import it from @social/ui/router: the whole router is twice the size.' },
            { name: 'react-toastify', message: 'Call notify() of @social/ui.' },
            { name: 'zod', message: 'Decode with @social/api/wire; zod itself comes from zod/mini.' },
            { name: '@mui/icons-material', message: 'Import an icon by its file: @mui/icons-material/Pause.' },
            { name: 'axios', message: 'A call to the provider is an operation of @social/api.' },
          ],
          patterns: [
            {
              group: ['@mui/*', '!@mui/icons-material', '@emotion/styled', 'dompurify'],
              message: 'Take it from @social/ui: a deep import bundles a second copy.',
            },
          ],
        },
      ],
    },
  },
  {
    files: tests,
    rules: {
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
      'no-restricted-globals': 'off',
      // A server's answer in a test is asserted on, not trusted.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['tooling/**', 'registry/cli/**', '**/seed/**', '**/bench/**', 'e2e/**', 'scripts/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'URL',
          'globalThis',
          'module',
          'require',
          'beforeEach',
          'expect',
          'afterEach',
          'localStorage',
          'sessionStorage',
          'matchMedia',
          'document',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
);
