import { lintOpenApi } from '@social/tooling/openapi/lint-openapi';
import { OpenAPIClientAxios, type Document } from 'openapi-client-axios';
import { archiveBuild, makeBuild } from '../testing/make-build';
import { startPinnedRegistry, startRegistry, type TestRegistry } from '../testing/start-registry';

const readDocument = async (registry: TestRegistry) => (await registry.send('GET', '/docs/json', null)).json<Document>();

/** Makes a client from only the document, as a team does that uses the API without our command line. */
async function generateClient(registry: TestRegistry) {
  const url = await registry.app.listen({ port: 0, host: '127.0.0.1' });
  const definition = { ...(await readDocument(registry)), servers: [{ url }] };
  const headers = { authorization: `Bearer ${registry.admin}` };
  const client = await new OpenAPIClientAxios({ definition, axiosConfigDefaults: { headers, validateStatus: () => true } }).init();
  return async (operation: string, parameters: Record<string, unknown> | null = null, body?: unknown, options = {}) => {
    const call = client[operation];
    if (!call) throw new Error(`The document has no operation ${operation}.`);
    const { status, data } = (await call(parameters as never, body, options)) as { status: number; data: unknown };
    return [status, data] as [number, Record<string, unknown>];
  };
}

test('the OpenAPI document passes the recommended rules of Redocly and Spectral', async () => {
  expect(await lintOpenApi(await readDocument(await startRegistry()))).toEqual([]);
});

test('a client that is generated from the document publishes, pins, freezes, schedules, and manages tokens and webhooks', async () => {
  const registry = await startPinnedRegistry();
  const call = await generateClient(registry);
  const production = { environment: 'production' };
  const archive = await archiveBuild(makeBuild({ name: 'mf_feed', version: '0.4.0' }));

  expect(await call('postReleases', null, archive, { headers: { 'content-type': 'application/gzip' } })).toMatchObject([
    201,
    { version: '0.4.0' },
  ]);
  expect(await call('getReleasesByRemote', { remote: 'mf_feed' })).toMatchObject([200, { releases: [{ version: '0.4.0' }, {}, {}, {}] }]);
  expect(await call('getEnvironmentsByEnvironmentStatus', production)).toMatchObject([200, { revision: 1 }]);
  const pin = { changes: { mf_feed: '0.4.0' }, reason: 'newer' };
  expect(await call('postEnvironmentsByEnvironmentPlan', production, pin)).toMatchObject([200, { isAccepted: true }]);
  expect(await call('postEnvironmentsByEnvironmentRevisions', production, pin)).toMatchObject([428, { code: 'REG_REVISION_REQUIRED' }]);
  expect(await call('postEnvironmentsByEnvironmentRevisions', { ...production, 'if-match': '"1"' }, pin)).toMatchObject([
    201,
    { revision: 2 },
  ]);
  expect(await call('postEnvironmentsByEnvironmentRollback', { ...production, 'if-match': 'W/"2"' }, { reason: 'back' })).toMatchObject([
    201,
    { revision: 3 },
  ]);
  expect(await call('getEnvironmentsByEnvironmentRevisions', { ...production, limit: 2 })).toMatchObject([
    200,
    { revisions: [{ revision: 3 }, { revision: 2 }] },
  ]);
  expect(await call('getEnvironmentsByEnvironmentExplanation', { ...production, path: '/' })).toMatchObject([
    200,
    { environment: 'production' },
  ]);
  const schedule = { ...pin, runAt: '2026-03-02T06:00:00Z' };
  expect(await call('postEnvironmentsByEnvironmentPinRequests', { ...production, 'if-match': '"3"' }, schedule)).toMatchObject([
    201,
    { id: 1 },
  ]);
  expect(
    await call('putEnvironmentsByEnvironmentPinRequestsByRequestRejection', { ...production, request: 1 }, { reason: 'no' }),
  ).toMatchObject([200, { state: 'cancelled' }]);
  const freeze = { until: '2026-03-02T06:00:00+01:00', reason: 'the sale' };
  expect(await call('putEnvironmentsByEnvironmentFreeze', production, freeze)).toMatchObject([
    200,
    { freeze: { until: '2026-03-02T05:00:00.000Z' } },
  ]);
  expect(await call('deleteEnvironmentsByEnvironmentFreeze', production)).toMatchObject([200, { freeze: null }]);
  expect(await call('postTokens', null, { name: 'team', scopes: { publish: ['mf_feed'] } })).toMatchObject([201, { name: 'team' }]);
  const hook = { environment: 'production', url: 'https://hooks.example.org/x' };
  expect(await call('postWebhooks', null, hook)).toMatchObject([201, { id: 1 }]);
  expect(await call('deleteWebhooksByWebhook', { webhook: 1 })).toMatchObject([200, { id: 1 }]);
  const [status, script] = await call('getReleasesByRemoteByVersionFilesByPath', {
    remote: 'mf_feed',
    version: '0.4.0',
    path: 'remoteEntry.js',
  });
  expect([status, typeof script]).toEqual([200, 'string']);
});
