import { isCode } from '../sources/parse-source';
import { checkImports } from './check-imports';
import type { ImportEdge } from './import-graph';
import { importRules } from './import-rules';

/** For each rule an import that it refuses. A new rule needs one. */
const refused: Record<string, [from: string, to: string | Partial<ImportEdge>][]> = {
  'kebab-case': [['shell/src/lib/a.ts', 'shell/src/lib/someThing.ts']],
  'contracts-know-zod-alone': [['shared/contracts/src/a.ts', 'node_modules/.pnpm/react@19/node_modules/react/index.js']],
  'texts-know-no-other': [['shared/texts/src/a.ts', 'shared/ui/src/index.ts']],
  'text-grammar-knows-no-other': [
    ['shared/text-grammar/src/a.ts', 'shared/texts/src/t.ts'],
    ['shared/text-grammar/src/a.ts', 'node_modules/.pnpm/zod@4/node_modules/zod/index.js'],
  ],
  'api-knows-contracts': [['shared/api/src/a.ts', 'shared/data/src/index.ts']],
  'data-knows-api': [['shared/data/src/a.ts', 'shared/session/src/index.ts']],
  'session-knows-data': [['shared/session/src/a.ts', 'shared/ui/src/index.ts']],
  'ui-takes-data-in': [['shared/ui/src/a.ts', 'shared/api/src/index.ts']],
  'host-knows-shared': [['shared/host/src/a.ts', 'shell/src/lib/b.ts']],
  'apps-meet-at-run-time': [
    ['mf-feed/src/a.ts', 'mf-chat/src/lib/b.ts'],
    ['mf-feed/src/a.ts', 'shell/src/lib/b.ts'],
  ],
  'tooling-for-config-files': [
    ['provider/src/a.ts', 'tooling/stack/config.ts'],
    ['registry/console/src/lib/a.ts', 'tooling/kit/create-kit.ts'],
    ['server-libs/storage/a.ts', 'tooling/stack/config.ts'],
  ],
  'server-libs-know-no-server': [['server-libs/storage/a.ts', 'registry/src/b.ts']],
  'features-never-meet': [['mf-feed/src/features/hide-post/a.ts', 'mf-feed/src/features/like-post/b.ts']],
  'features-below-pages': [['registry/console/src/features/pin-release/a.ts', 'registry/console/src/pages/b.ts']],
  'lib-at-the-bottom': [['mf-feed/src/lib/a.ts', 'mf-feed/src/features/hide-post/b.ts']],
  'pages-below-exposes': [['mf-feed/src/pages/a.ts', 'mf-feed/src/expose/b.ts']],
  'repository-below-service': [['provider/src/modules/posts/posts.repository.ts', 'provider/src/modules/posts/posts.service.ts']],
  'service-below-routes': [['registry/src/modules/pins/pins.service.ts', 'node_modules/.pnpm/fastify@5/node_modules/fastify/fastify.js']],
  'routes-ask-services': [['registry/src/modules/pins/pins.routes.ts', 'registry/src/db/schema.ts']],
  'domain-knows-no-module': [
    ['registry/src/domain/a.ts', 'registry/src/modules/releases/releases.schema.ts'],
    ['registry/src/domain/a.ts', 'registry/src/storage/database.ts'],
  ],
  'registry-parts': [['registry/edge/a.ts', 'registry/src/b.ts']],
  'release-knows-contracts': [['registry/release/a.ts', 'registry/src/b.ts']],
  'cli-knows-the-client': [['registry/cli/a.ts', 'registry/src/b.ts']],
  'console-knows-the-client': [['registry/console/src/lib/a.ts', 'registry/edge/b.ts']],
  'console-is-served': [['registry/src/a.ts', 'registry/console/src/main.tsx']],
  'provider-stands-alone': [['provider/src/a.ts', 'shared/api/src/index.ts']],
  'e2e-knows-contracts': [
    ['e2e/tests/a.spec.ts', 'tooling/stack/ports.ts'],
    ['e2e/chaos/a.ts', 'provider/src/app.ts'],
    ['e2e/bench/startup/main.ts', 'shell/src/lib/a.ts'],
  ],
  'drills-start-servers': [
    ['e2e/drills/a.ts', 'registry/src/app.ts'],
    ['e2e/compositions/a.ts', 'shared/data/src/a.ts'],
  ],
  declared: [['shell/src/lib/a.ts', { to: 'node_modules/.pnpm/a@1/node_modules/a/dist/index.js', isDeclared: false }]],
  resolvable: [['shell/src/lib/a.ts', { to: './missing', isResolved: false }]],
  'tests-are-leaves': [['shell/src/lib/a.ts', 'shell/src/lib/b.test.ts']],
};

function check(from: string, to: string | Partial<ImportEdge>): string[] {
  const edge: ImportEdge = {
    specifier: '',
    isTypeOnly: false,
    to: '',
    isResolved: true,
    isDeclared: true,
    ...(typeof to === 'string' ? { to } : to),
  };
  return checkImports(new Map([[from, [edge]]]));
}

test.each(importRules.map((rule) => [rule.name, rule] as const))('%s refuses, and says where the line should go', (name, { comment }) => {
  expect(refused[name]).toBeDefined();
  for (const [from, to] of refused[name] ?? []) {
    expect(check(from, to).map((problem) => problem.split(':')[0])).toContain(name);
    expect(check(from, to).join('\n')).toContain(comment);
  }
});

test.each([
  ['mf-feed/src/features/hide-post/a.ts', 'mf-feed/src/features/hide-post/b.ts'],
  ['mf-feed/src/a.ts', 'shared/ui/src/index.ts'],
  ['provider/src/a.ts', 'server-libs/limited-server/limited-server.ts'],
  ['provider/src/a.ts', 'shared/text-grammar/src/links.ts'],
  ['mf-feed/src/lib/a.test.ts', 'mf-feed/src/features/hide-post/b.ts'],
  ['e2e/tests/a.spec.ts', 'shared/contracts/src/index.ts'],
])('%s may import %s', (from, to) => {
  expect(check(from, to)).toEqual([]);
});

test('routes may take types from a repository', () => {
  const to = 'registry/src/modules/pins/pins.repository.ts';

  expect(check('registry/src/modules/pins/pins.routes.ts', { to, isTypeOnly: true })).toEqual([]);
  expect(check('registry/src/modules/pins/pins.routes.ts', { to, isTypeOnly: false })).toHaveLength(1);
});

describe('modules of the registry', () => {
  const toPins = 'registry/src/modules/pins/pins.service.ts';
  const toReleases = 'registry/src/modules/releases/releases.repository.ts';
  const edge = (to: string): ImportEdge => ({ specifier: '', isTypeOnly: true, to, isResolved: true, isDeclared: true });

  test('may not import each other in a circle, also where no two files do', () => {
    const problems = checkImports(
      new Map([
        [toPins, [edge(toReleases)]],
        [toReleases, []],
        ['registry/src/modules/releases/releases.service.ts', [edge(toPins)]],
      ]),
    );

    expect(problems).toEqual([
      expect.stringMatching(/^no-module-circle: registry\/src\/modules\/pins → registry\/src\/modules\/releases → /),
    ]);
  });

  test('may import each other in one direction, and in any direction from a test', () => {
    const test = 'registry/src/modules/releases/releases.routes.test.ts';
    expect(
      checkImports(
        new Map([
          [toPins, [edge(toReleases)]],
          [toReleases, []],
          [test, [edge(toPins)]],
        ]),
      ),
    ).toEqual([]);
  });
});

test.each(['mf-new/src/main.tsx', 'shared/new/src/index.ts', 'server-libs/new/serve.ts', 'e2e/chaos/run.ts', 'scripts/run.mjs', 'a.cjs'])(
  '%s of a new package is checked without a line in a list',
  (file) => {
    expect(isCode(file)).toBe(true);
  },
);

test.each(['provider/drizzle/relations.ts', 'docs/glossary.md', 'mf-feed/src/texts/de.json'])('%s is no code', (file) => {
  expect(isCode(file)).toBe(false);
});
