import { makeBuild, archiveBuild } from '@social/registry/testing/make-build';
import { startPinnedRegistry, startRegistry, type TestRegistry } from '@social/registry/testing/start-registry';
import { createRegistryClient, type RegistryClient } from './registry-client';

type Operation = {
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean }[];
  responses: Record<string, { headers?: object }>;
};
type Operations = Map<string, Operation>;

/** The document is the same for every registry, and takes longer to create than most calls. */
let documented: Promise<Operations> | undefined;
const getOperations = (registry: TestRegistry): Promise<Operations> => (documented ??= readOperations(registry));

async function readOperations(registry: TestRegistry): Promise<Operations> {
  const { paths } = (await registry.send('GET', '/docs/json', null)).json<{ paths: Record<string, Record<string, Operation>> }>();
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  );
}

/** Finds the operation of an address. An exact path takes precedence over one with parameters. */
function findOperation(operations: Operations, method: string, url: string): string | undefined {
  const segments = (path: string) => path.split('?', 1)[0]?.split('/') ?? [];
  const wanted = segments(url);
  return [...operations.keys()]
    .filter((key) => {
      const [verb = '', path = ''] = key.split(' ');
      const parts = segments(path);
      return (
        verb === method && parts.length === wanted.length && parts.every((part, index) => part.startsWith('{') || part === wanted[index])
      );
    })
    .sort((a, b) => a.split('{').length - b.split('{').length)[0];
}

const needsIfMatch = (operation: Operation) => operation.parameters?.some(({ name, required }) => name === 'if-match' && required) ?? false;

/** Calls every method of the client once. The compiler reports a missing one. */
const calls: { [Method in keyof RegistryClient]: (client: RegistryClient) => Promise<unknown> } = {
  publish: async (client) => client.publish(new Uint8Array(await archiveBuild(makeBuild({ name: 'mf_feed', version: '0.9.0' })))),
  findMissing: (client) => client.findMissing('mf_feed', []),
  collectReleases: (client) => client.collectReleases({ isDryRun: true }),
  remotes: (client) => client.remotes(),
  releases: (client) => client.releases('mf_feed'),
  moveToBucket: (client) => client.moveToBucket({ after: null }),
  manifest: (client) => client.manifest({ remote: 'mf_feed', version: '0.2.0' }),
  file: (client) => client.file({ remote: 'mf_feed', version: '0.2.0' }, 'remoteEntry.js'),
  releaseRuns: (client) => client.releaseRuns({ remote: 'mf_feed', version: '0.2.0' }),
  deprecate: (client) => client.deprecate({ remote: 'mf_feed', version: '0.3.0', reason: 'x' }),
  withdraw: (client) => client.withdraw({ remote: 'mf_feed', version: '0.3.0', reason: 'x' }),
  pin: (client) => client.pin('production', { basedOn: 1, changes: { mf_feed: '0.2.0' }, reason: 'x' }),
  plan: (client) => client.plan('production', { changes: { mf_feed: '0.2.0' } }),
  requestPin: (client) => client.requestPin('production', { basedOn: 1, changes: { mf_feed: '0.2.0' }, reason: 'x' }),
  pinRequests: (client) => client.pinRequests('production'),
  approve: (client) => client.approve('production', 1),
  reject: (client) => client.reject('production', 1, { reason: 'x' }),
  canary: (client) => client.canary('production'),
  edges: (client) => client.edges('production'),
  startCanary: (client) =>
    client.startCanary('production', { basedOn: 1, changes: { mf_feed: '0.2.0' }, steps: [{ weight: 5 }, { pause: {} }], reason: 'x' }),
  changeCanary: (client) => client.changeCanary('production', 'abort', { basedOn: 1, reason: 'x' }),
  rollBack: (client) => client.rollBack('production', { basedOn: 1, reason: 'x' }),
  setDisabled: (client) => client.setDisabled('production', 'mf_feed', { isDisabled: true, reason: 'x' }),
  freeze: (client) => client.freeze('production', { until: '2026-03-02T00:00:00Z', reason: 'x' }),
  unfreeze: (client) => client.unfreeze('production'),
  status: (client) => client.status('production'),
  history: (client) => client.history('production'),
  events: (client) => client.events('production'),
  revision: (client) => client.revision('production', 1),
  diff: (client) => client.diff('production', 1),
  explain: (client) => client.explain('production', '/'),
  verify: (client) => client.verify('production'),
  reportCheck: (client) =>
    client.reportCheck({ check: 'e2e', subject: { release: { remote: 'mf_feed', version: '0.2.0' } }, isPassed: true }),
  checkReports: (client) => client.checkReports({ remote: 'mf_feed', version: '0.2.0' }),
  kit: (client) => client.kit('production'),
  environments: (client) => client.environments(),
  environment: (client) => client.environment('production'),
  configuration: (client) => client.configuration('production'),
  putEnvironment: async (client) =>
    client.putEnvironment('production', { basedOn: 1, settings: (await client.environment('production')).settings }),
  setArchived: (client) => client.setArchived('production', { isArchived: true, reason: 'x' }),
  createToken: (client) => client.createToken({ name: 'x', scopes: {} }),
  ownToken: (client) => client.ownToken(),
  tokens: (client) => client.tokens(),
  signInOffer: (client) => client.signInOffer(),
  beginSignIn: (client) => client.beginSignIn(),
  leaveProvider: (client) => client.leaveProvider({ hint: 'x'.repeat(30) }),
  completeSignIn: (client) => client.completeSignIn({ flow: 'x'.repeat(30), answer: '?code=x' }),
  signOut: (client) => client.signOut(),
  revokeToken: (client) => client.revokeToken('0'.repeat(16)),
  createTrust: (client) => client.createTrust({ name: 'x', issuer: 'https://ci.example.org', subject: 'repo:x', scopes: {} }),
  trusts: (client) => client.trusts(),
  revokeTrust: (client) => client.revokeTrust(1),
  createWebhook: (client) => client.createWebhook({ environment: 'production', url: 'https://hooks.example.org/x' }),
  webhooks: (client) => client.webhooks(),
  removeWebhook: (client) => client.removeWebhook(1),
  testWebhook: (client) => client.testWebhook(1),
  webhookDeliveries: (client) => client.webhookDeliveries(1),
  redeliver: (client) => client.redeliver(1, `msg_${'0'.repeat(36)}`),
  exchangeToken: (client) => client.exchangeToken({ idToken: 'x'.repeat(30) }),
};

test.each(Object.entries(calls))('the client calls %s as the document describes it, and understands the answer', async (_method, call) => {
  const registry = await startPinnedRegistry();
  const operations = await getOperations(registry);
  const url = await registry.app.listen({ port: 0, host: '127.0.0.1' });
  const seen: { operation: string | undefined; hasIfMatch: boolean; status: number }[] = [];
  const client = createRegistryClient({
    url,
    token: await registry.tokenFor('all', { publish: ['*'], operate: ['*'], check: ['*'], admin: true }),
    async fetch(address, init) {
      const { pathname } = new URL(new Request(address).url);
      const answer = await fetch(address, init);
      const hasIfMatch = new Headers(init?.headers).has('if-match');
      seen.push({ operation: findOperation(operations, init?.method ?? 'GET', pathname), hasIfMatch, status: answer.status });
      return answer;
    },
  });

  // A refusal has a code that the client can read.
  await call(client).catch((error: { code?: string }) => expect(error.code).toMatch(/^REG_\w+(UNKNOWN|REFUSED|TO|OFFERED|MISSING)$/));

  for (const { operation, hasIfMatch, status } of seen) {
    const documented = operations.get(operation ?? '');
    expect(Object.keys(documented?.responses ?? {})).toContain(status < 400 ? String(status) : '4XX');
    expect([operation, hasIfMatch]).toEqual([operation, documented && needsIfMatch(documented)]);
  }
});

test('each operation asks for a token exactly where the document says so, and for If-Match, too', async () => {
  const registry = await startRegistry();
  const operations = await getOperations(registry);
  const samples: Record<string, string> = {
    revision: '1',
    request: '1',
    action: 'abort',
    trust: '1',
    webhook: '1',
    delivery: `msg_${'0'.repeat(36)}`,
    tokenId: '0'.repeat(16),
    version: '1.0.0',
    remote: 'mf_feed',
  };

  for (const [key, operation] of operations) {
    const [method = '', path = ''] = key.split(' ');
    const url = path.replace(/\{(\w+)\}/g, (_all, name: string) => samples[name] ?? 'production');
    const answer = await registry.app.inject({ method: method as 'GET', url, payload: method === 'GET' ? undefined : {} });
    const asksForToken = answer.statusCode === 401 && answer.json<{ code: string }>().code === 'REG_TOKEN_REQUIRED';
    expect([key, asksForToken]).toEqual([key, (operation.security ?? []).length > 0]);
  }
  expect([...operations].filter(([, operation]) => needsIfMatch(operation)).map(([key]) => key)).toEqual([
    'PUT /v1/environments/{environment}',
    'POST /v1/environments/{environment}/revisions',
    'POST /v1/environments/{environment}/rollback',
    'POST /v1/environments/{environment}/canary',
    'POST /v1/environments/{environment}/canary/{action}',
    'POST /v1/environments/{environment}/pin-requests',
  ]);
  const tagged = [...operations].filter(([, { responses }]) => Object.hasOwn(responses['200']?.headers ?? {}, 'ETag')).map(([key]) => key);
  expect(tagged).toEqual(expect.arrayContaining(['GET /v1/environments/{environment}', 'GET /v1/environments/{environment}/status']));
});
