import type { ImportRule } from './find-broken-rules';

const app = '^(shell|mf-[^/]+|registry/console)/src/';

export const MODULE_CIRCLE_COMMENT =
  'Modules of the registry import domain and repositories, never each other in a circle: take pure parts to registry/src/domain, or pass a function in.';

export const CIRCLE_COMMENT = 'Two files that need each other are one thing, or share a third: find it.';

/** The import law. A rule's comment says where the line should go instead. */
export const importRules: readonly ImportRule[] = [
  {
    name: 'kebab-case',
    comment: 'Name the file for its main export in kebab-case; on a server with its role: pins.service.ts.',
    from: { path: '^(shell|mf-|shared|registry|provider|server-libs|tooling|e2e)', pathNot: '(^|/)(README|[A-Z_]+)\\.' },
    to: { path: '^(shell|mf-|shared|registry|provider|server-libs|tooling|e2e)[^:]*/[^/]*[A-Z][^/]*\\.tsx?$', pathNot: 'node_modules' },
  },
  {
    name: 'contracts-know-zod-alone',
    comment: 'shared/contracts holds the words of all teams: a type that needs more than zod belongs to the package that uses it.',
    from: { path: '^shared/contracts/src', pathNot: '\\.test\\.' },
    to: { pathNot: '^shared/contracts/src|node_modules/zod' },
  },
  {
    name: 'texts-know-no-other',
    comment: 'shared/texts lies below all other packages, so that each of them can have texts: pass in what it needs.',
    from: { path: '^shared/texts/src' },
    to: { path: '^(shared/(?!texts/)|shell|mf-|registry|provider|server-libs|tooling|e2e)/?' },
  },
  {
    name: 'text-grammar-knows-no-other',
    comment: 'shared/text-grammar is shared with the provider, which knows nothing else of ours: pass in what it needs.',
    from: { path: '^shared/text-grammar/src', pathNot: '\\.test\\.|/testing/' },
    to: { pathNot: '^shared/text-grammar/src' },
  },
  {
    name: 'api-knows-contracts',
    comment: 'shared/api knows the wire and nothing of pages: take state to shared/data, looks to shared/ui.',
    from: { path: '^shared/api/src' },
    to: { path: '^(shared/(data|session|ui|host)|shell|mf-|registry|provider|server-libs|tooling|e2e)/?' },
  },
  {
    name: 'data-knows-api',
    comment: 'shared/data knows contracts and api: pass the member in as a MemberScope, take looks to shared/ui.',
    from: { path: '^shared/data/src' },
    to: { path: '^(shared/(session|ui|host)|shell|mf-|registry|provider|server-libs|tooling|e2e)/?' },
  },
  {
    name: 'session-knows-data',
    comment: 'shared/session knows contracts, api and data: take looks to shared/ui.',
    from: { path: '^shared/session/src' },
    to: { path: '^(shared/(ui|host)|shell|mf-|registry|provider|server-libs|tooling|e2e)/?' },
  },
  {
    name: 'ui-takes-data-in',
    comment: 'shared/ui takes data in and gives events out: what calls the provider or reads the session is a feature of an app.',
    from: { path: '^shared/ui/src' },
    to: { path: '^(shared/(api|data|session|contracts|host)|shell|mf-|registry|provider|server-libs|tooling|e2e)/?' },
  },
  {
    name: 'host-knows-shared',
    comment: 'shared/host serves pages of any host: what it needs of an app or a server goes to another package of shared/.',
    from: { path: '^shared/host/src', pathNot: '\\.test\\.' },
    to: { path: '^(shell|mf-|registry|provider|server-libs|tooling|e2e)/?' },
  },
  {
    name: 'apps-meet-at-run-time',
    comment: 'Shell and remotes meet at run time alone: what two of them need goes to shared/.',
    from: { path: '^(shell|mf-[^/]+)/src/' },
    to: { path: '^(shell|mf-[^/]+|registry|provider|server-libs|e2e)/', pathNot: '^$1/' },
  },
  {
    name: 'tooling-for-config-files',
    comment: 'tooling/ is for config files, scripts and tests: code that ships must not need it. Libraries of servers are in server-libs/.',
    from: { path: '^(shell|mf-[^/]+|shared|registry|provider|server-libs)/', pathNot: '\\.config\\.|\\.test\\.|/(testing|bench)/|jest' },
    to: { path: '^tooling/' },
  },
  {
    name: 'server-libs-know-no-server',
    comment: 'server-libs/ lies below the servers: pass in what a library needs.',
    from: { path: '^server-libs/' },
    to: { path: '^(shell|mf-|shared|registry|provider|e2e)/?' },
  },
  {
    name: 'features-never-meet',
    comment: 'What two features need goes to the lib of their app; where they stand side by side is a page.',
    from: { path: `${app}features/([^/]+)/` },
    to: { path: `${app}features/([^/]+)/`, pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'features-below-pages',
    comment: 'expose → pages → features → lib: a feature knows no page; hand it what it needs.',
    from: { path: `${app}features/` },
    to: { path: `${app}(pages|expose)/` },
  },
  {
    name: 'lib-at-the-bottom',
    comment: 'expose → pages → features → lib: lib knows none of the others; move the line up.',
    from: { path: `${app}lib/`, pathNot: '\\.test\\.' },
    to: { path: `${app}(pages|expose|features)/` },
  },
  {
    name: 'pages-below-exposes',
    comment: 'expose → pages → features → lib: a page is shown by an expose, never the other way round.',
    from: { path: `${app}pages/` },
    to: { path: `${app}expose/` },
  },
  {
    name: 'repository-below-service',
    comment: 'routes → service → repository: a repository answers, it never asks a service or a route.',
    from: { path: '^(registry|provider)/src/.+\\.repository\\.ts$' },
    to: { path: '\\.(service|routes)\\.ts$' },
  },
  {
    name: 'service-below-routes',
    comment: 'routes → service → repository: a service knows no route, request or reply.',
    from: { path: '^(registry|provider)/src/.+\\.service\\.ts$' },
    to: { path: '\\.routes\\.ts$|node_modules/fastify/' },
  },
  {
    name: 'routes-ask-services',
    comment: 'routes → service → repository: a business rule lives in the service, SQL in the repository.',
    from: { path: '^(registry|provider)/src/.+\\.routes\\.ts$' },
    to: { path: '\\.repository\\.ts$|/db/', isTypeOnly: false },
  },
  {
    name: 'domain-knows-no-module',
    comment: 'registry/src/domain holds pure parts: pass in what they need of the database, a request or a module.',
    from: { path: '^registry/src/domain/', pathNot: '\\.test\\.' },
    to: { path: '^registry/src/(?!domain/|common\\.schema\\.ts$)|node_modules/(fastify|drizzle-orm|pg)/' },
  },
  {
    name: 'registry-parts',
    comment: 'registry src, edge and client know contracts alone; the command line knows the client.',
    from: { path: '^registry/(src|edge|client)/', pathNot: '\\.test\\.' },
    to: { path: '^(registry/(src|edge|client|cli)|provider|shell|mf-|shared/(api|data|session|ui|host))/?', pathNot: '^registry/$1/' },
  },
  {
    name: 'release-knows-contracts',
    comment: 'registry/release says what a release must be, for builds, the command line and servers: pass in what it needs of them.',
    from: { path: '^registry/release/' },
    to: {
      path: '^(registry/(src|edge|client|cli|console)|provider|server-libs|tooling|shell|mf-|e2e|shared/(api|data|session|ui|host))/?',
    },
  },
  {
    name: 'cli-knows-the-client',
    comment: 'The command line asks the registry through registry/client, as every team does.',
    from: { path: '^registry/cli/', pathNot: '\\.test\\.|/testing/' },
    to: { path: '^(registry/(src|edge)|provider|shell|mf-|shared/(api|data|session|ui|host))/?' },
  },
  {
    name: 'console-knows-the-client',
    comment: 'The console asks the registry through registry/client, as every team does, and looks like shared/ui: it knows no server.',
    from: { path: '^registry/console/src/' },
    to: { path: '^(registry/(src|edge|cli)/|(provider|shell|mf-|shared/(api|data|session))/?)' },
  },
  {
    name: 'console-is-served',
    comment: 'The registry serves the files of the built console; it imports none of its code.',
    from: { path: '^registry/(src|edge|client|cli)/' },
    to: { path: '^registry/console/' },
  },
  {
    name: 'provider-stands-alone',
    comment:
      'provider/ plays a foreign host: it knows nothing of ours, so that a real one can take its place. Rules for texts are in shared/text-grammar.',
    from: { path: '^provider/', pathNot: '\\.test\\.|/testing/' },
    to: { path: '^(shared|registry|shell|mf-|e2e)[/-]', pathNot: '^shared/text-grammar/' },
  },
  {
    name: 'e2e-knows-contracts',
    comment: 'e2e looks from outside: through a browser, HTTP and the command line. Only the test server of OpenID Connect is shared.',
    from: { path: '^e2e/', pathNot: '^e2e/(drills|compositions)/|jest' },
    to: { path: '^(shared/(api|data|session|ui)|registry|provider|server-libs|shell|mf-|tooling)[/-]', pathNot: '^tooling/openid/' },
  },
  {
    name: 'drills-start-servers',
    comment:
      'Drills and compositions start servers with tooling/stack and ask the registry through its client: they know no code of servers and apps.',
    from: { path: '^e2e/(drills|compositions)/' },
    to: { path: '^(shared/(api|data|session|ui)|registry/(src|edge|console)|provider|server-libs|shell|mf-)[/-]' },
  },
  {
    name: 'declared',
    comment: 'Declare the dependency in the package that imports it.',
    from: { pathNot: '\\.test\\.|jest|/testing/' },
    to: { isDeclared: false },
  },
  {
    name: 'resolvable',
    comment: 'The import leads nowhere.',
    from: {},
    to: { isResolved: false },
  },
  {
    name: 'tests-are-leaves',
    comment: 'A test is imported by nobody: move what you need to testing/.',
    from: { pathNot: '\\.test\\.tsx?$' },
    to: { path: '\\.test\\.tsx?$' },
  },
];
