import { startPinnedRegistry, settings, type TestRegistry } from '../../testing/start-registry';
import type { RevisionView } from '../revisions/revisions.schema';

const readStatus = async (registry: TestRegistry) => (await registry.send('GET', '/v1/environments/production/status')).json();
const readRendered = async (registry: TestRegistry) => (await registry.send('GET', '/v1/environments/production/rendered', null)).json();
const codeOf = async (answer: Promise<{ statusCode: number; json(): { code: string } }>) => [
  (await answer).statusCode,
  (await answer).json().code,
];

test('a canary is a revision with the same versions and a second composition, rendered and signed with it', async () => {
  const registry = await startPinnedRegistry();

  const started = await registry.startCanary('production', 1, { mf_feed: '0.3.0' });

  expect([started.statusCode, started.json()]).toEqual([
    201,
    expect.objectContaining({
      revision: 2,
      kind: 'canary',
      changes: [],
      composition: { shell: '0.1.0', mf_chat: '0.1.0', mf_feed: '0.1.0' },
      canary: expect.objectContaining({ id: 'production-2', changes: { mf_feed: '0.3.0' }, percent: 5, step: 1, isPaused: false }),
    }),
  ]);
  const { canary, documents, files } = await readRendered(registry);
  expect(canary).toMatchObject({ id: 'production-2', percent: 5, cohort: [], composition: { mf_feed: '0.3.0', mf_chat: '0.1.0' } });
  expect(canary.documents[0].html).toContain(
    '"reason":"canary 5%","canary":{"id":"production-2","changes":{"mf_feed":"0.3.0"},"why":"share"}',
  );
  expect(canary.documents[0].html).toContain('"fallback":{"version":"0.1.0"');
  expect(documents[0].html).not.toContain('0.3.0');
  expect(JSON.stringify(canary.files)).toContain('/r/mf_feed/0.3.0/');
  expect(JSON.stringify(files)).not.toContain('/r/mf_feed/0.3.0/');
  expect((await registry.send('GET', '/v1/retained-releases', null)).json().mf_feed).toEqual(['0.1.0', '0.3.0']);
  expect((await registry.send('GET', '/v1/environments/production/chain')).json()).toMatchObject({ revisions: 2, intact: true });
});

test('a cohort stands hashed in what edges read without a token', async () => {
  const registry = await startPinnedRegistry();
  await registry.putSettings('production', { ...settings, staff: ['7'] });

  await registry.startCanary('production', 2, { mf_feed: '0.3.0' }, { cohort: { members: ['1234'], staff: true } });

  const { canary } = await readRendered(registry);
  expect(canary.cohort).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(JSON.stringify(canary)).not.toContain('1234');
});

test('skip goes through the steps; after the last one all members get it as a pin', async () => {
  const registry = await startPinnedRegistry();
  const steps = [{ weight: 5 }, { pause: {} }, { weight: 50 }, { pause: { seconds: 600 } }];
  await registry.startCanary('production', 1, { mf_feed: '0.3.0' }, { steps });

  const second = (await registry.changeCanary('production', 2, 'skip')).json<RevisionView>();
  const promoted = (await registry.changeCanary('production', 3, 'skip')).json<RevisionView>();

  expect(second.canary).toMatchObject({ percent: 50, step: 3 });
  expect(promoted).toMatchObject({ kind: 'pin', canary: null, changes: [{ remote: 'mf_feed', from: '0.1.0', to: '0.3.0' }] });
});

test('a pause with a time ends by itself, and one by hand stops it at its share', async () => {
  const registry = await startPinnedRegistry();
  const steps = [{ weight: 5 }, { pause: { seconds: 600 } }, { weight: 20 }, { pause: {} }];
  await registry.startCanary('production', 1, { mf_feed: '0.3.0' }, { steps });
  await registry.canaryRunner.runDue();
  expect((await readStatus(registry)).revision).toBe(2);

  await registry.changeCanary('production', 2, 'pause');
  registry.advance(700_000);
  await registry.canaryRunner.runDue();
  expect((await readStatus(registry)).revision).toBe(3);
  await registry.changeCanary('production', 3, 'resume');
  await registry.canaryRunner.runDue();
  await registry.canaryRunner.runDue();

  expect(await readStatus(registry)).toMatchObject({ revision: 5, canary: { percent: 20, step: 3 }, latest: { by: 'registry' } });
});

test('a canary does not move on in a frozen environment, and pauses where a gate refuses', async () => {
  const registry = await startPinnedRegistry();
  const steps = [{ weight: 5 }, { pause: { seconds: 1 } }];
  await registry.startCanary('production', 1, { mf_feed: '0.3.0' }, { steps });
  const until = '2026-03-01T12:00:00Z';
  await registry.send('PUT', '/v1/environments/production/freeze', registry.admin, { payload: { until, reason: 'sale' } });
  registry.advance(60_000);
  await registry.canaryRunner.runDue();
  expect((await readStatus(registry)).revision).toBe(2);

  await registry.send('DELETE', '/v1/environments/production/freeze');
  await registry.putSettings('production', { ...settings, requiredChecks: [{ name: 'e2e', of: 'release' }] });
  await registry.canaryRunner.runDue();

  expect(await readStatus(registry)).toMatchObject({
    canary: { isPaused: true, percent: 5 },
    latest: { by: 'registry', reason: expect.stringContaining('It cannot go on.') },
  });
});

test('a withdrawn release ends its canary', async () => {
  const registry = await startPinnedRegistry();
  await registry.startCanary('production', 1, { mf_feed: '0.3.0' });
  await registry.send('PUT', '/v1/releases/mf_feed/0.3.0/withdrawal', registry.admin, { payload: { reason: 'it leaks' } });

  await registry.canaryRunner.runDue();

  expect(await readStatus(registry)).toMatchObject({ canary: null, latest: { reason: 'mf_feed@0.3.0 was withdrawn by admin: it leaks' } });
});

test('an aborted canary is retried from its first step, under another name', async () => {
  const registry = await startPinnedRegistry();
  const steps = [{ weight: 5 }, { pause: {} }, { weight: 50 }, { pause: {} }];
  await registry.startCanary('production', 1, { mf_feed: '0.3.0' }, { steps });
  await registry.changeCanary('production', 2, 'skip');
  expect(await codeOf(registry.changeCanary('production', 3, 'retry'))).toEqual([409, 'REG_CANARY_RUNNING']);

  expect((await registry.changeCanary('production', 3, 'abort')).json()).toMatchObject({ canary: null, changes: [] });
  const retried = await registry.changeCanary('production', 4, 'retry');
  await registry.changeCanary('production', 5, 'promote');

  expect(retried.json()).toMatchObject({ canary: { id: 'production-5', percent: 5, step: 1 } });
  expect(await codeOf(registry.changeCanary('production', 6, 'retry'))).toEqual([409, 'REG_CANARY_UNKNOWN']);
});

test('other remotes are pinned under a canary; its own are not, but for all its releases, which ends it; so does a rollback', async () => {
  const registry = await startPinnedRegistry();
  await registry.publish({ name: 'mf_chat', version: '0.2.0' });
  await registry.startCanary('production', 1, { mf_feed: '0.3.0' });

  expect((await registry.pin('production', 2, { mf_chat: '0.2.0' })).json()).toMatchObject({ canary: { id: 'production-2' } });
  expect((await readRendered(registry)).canary.composition).toMatchObject({ mf_chat: '0.2.0', mf_feed: '0.3.0' });
  expect(await codeOf(registry.pin('production', 3, { mf_feed: '0.2.0' }))).toEqual([409, 'REG_CANARY_REMOTE_PINNED']);
  expect((await registry.rollBack('production', 3)).json()).toMatchObject({ canary: null, composition: { mf_chat: '0.1.0' } });
  await registry.startCanary('production', 4, { mf_feed: '0.3.0' });
  expect((await registry.pin('production', 5, { mf_feed: '0.3.0' })).json()).toMatchObject({ kind: 'pin', canary: null });
});

test('a canary passes the gates, also when a pin changes what it runs on', async () => {
  const registry = await startPinnedRegistry();
  const requires = (range: string) => ({ compatibility: { contract: 1, provides: {}, requires: { react: range } } });
  await registry.publish({ name: 'mf_feed', version: '9.0.0', manifest: requires('^99.0.0') });

  expect(await codeOf(registry.startCanary('production', 1, { mf_feed: '9.0.0' }))).toEqual([422, 'REG_GATE_REFUSED']);
  expect(await registry.count('revisions')).toBe(1);
});

describe('refused, and nothing is stored', () => {
  const start = { mf_feed: '0.3.0' };
  test.each<[string, (registry: TestRegistry) => Promise<{ statusCode: number; json(): { code: string } }>, [number, string]]>([
    ['a stale revision', (registry) => registry.startCanary('production', 0, start), [412, 'REG_REVISION_STALE']],
    ['what runs already', (registry) => registry.startCanary('production', 1, { mf_feed: '0.1.0' }), [409, 'REG_NOTHING_TO_CHANGE']],
    ['an unknown release', (registry) => registry.startCanary('production', 1, { mf_feed: '7.0.0' }), [422, 'REG_PIN_RELEASE_UNKNOWN']],
    [
      'steps without a wait',
      (registry) => registry.startCanary('production', 1, start, { steps: [{ weight: 5 }] }),
      [400, 'REG_REQUEST_INVALID'],
    ],
    [
      'a share of 101',
      (registry) => registry.startCanary('production', 1, start, { steps: [{ weight: 101 }, { pause: {} }] }),
      [400, 'REG_REQUEST_INVALID'],
    ],
    ['an abort of nothing', (registry) => registry.changeCanary('production', 1, 'abort'), [409, 'REG_CANARY_UNKNOWN']],
    [
      'a token without the scope',
      async (registry) => registry.startCanary('production', 1, start, {}, await registry.tokenFor('x', { publish: ['*'] })),
      [403, 'REG_FORBIDDEN'],
    ],
    [
      'an environment that asks for two people',
      async (registry) => {
        await registry.putSettings('production', { ...settings, requiresApproval: true });
        return registry.startCanary('production', 2, start);
      },
      [409, 'REG_APPROVAL_REQUIRED'],
    ],
  ])('%s', async (_what, send, refusal) => {
    const registry = await startPinnedRegistry();
    expect(await codeOf(send(registry))).toEqual(refusal);
    expect((await readStatus(registry)).canary).toBeNull();
  });
});
