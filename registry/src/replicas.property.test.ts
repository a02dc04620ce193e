import fc from 'fast-check';
import { findOrderViolations, type Observation } from './testing/find-order-violations';
import { settings, startRegistry } from './testing/start-registry';

const RUNS = 10;

type Action = { kind: 'pin'; version: string } | { kind: 'rollback' } | { kind: 'read' };

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pin' as const), version: fc.constantFrom('0.1.0', '0.2.0', '0.3.0') }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'rollback' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'read' as const }) },
);

/** Lists for some operators their requests, one thing after the other, at any replica. */
const scripts = fc.array(fc.array(fc.record({ action, replica: fc.nat(1) }), { minLength: 1, maxLength: 6 }), {
  minLength: 2,
  maxLength: 4,
});

type Reply = { revision: number; composition: object; details?: { current: { revision: number } | null } };

test('changes and reads through two replicas at once happen as if one after the other', async () => {
  const registry = await startRegistry();
  for (const name of ['shell', 'mf_chat']) await registry.publish({ name, version: '0.1.0' });
  for (const version of ['0.1.0', '0.2.0', '0.3.0']) await registry.publish({ name: 'mf_feed', version });
  const replicas = [await registry.startReplica(), await registry.startReplica()];
  let [run, time] = [0, 0];

  async function operate(url: string, script: readonly { action: Action; replica: number }[]): Promise<Observation[]> {
    const observed: Observation[] = [];
    let basedOn = 1;
    for (const { action: asked, replica } of script) {
      const send = replicas[replica];
      if (!send) throw new Error('there are two replicas');
      const startedAt = ++time;
      const headers = { 'if-match': `"${basedOn}"` };
      const answer =
        asked.kind === 'read'
          ? await send('GET', `${url}/status`)
          : asked.kind === 'pin'
            ? await send('POST', `${url}/revisions`, { headers, payload: { changes: { mf_feed: asked.version }, reason: 'because' } })
            : await send('POST', `${url}/rollback`, { headers, payload: { reason: 'it broke' } });
      const { revision, composition, details } = answer.json<Reply>();
      expect([200, 201, 409, 412]).toContain(answer.statusCode);
      if (answer.statusCode === 412) basedOn = details?.current?.revision ?? basedOn;
      if (answer.statusCode >= 400) continue;
      // An operator who was not refused has seen all earlier changes.
      if (asked.kind !== 'read') expect(revision).toBe(basedOn + 1);
      basedOn = revision;
      observed.push({ kind: asked.kind === 'read' ? 'read' : 'change', startedAt, endedAt: ++time, revision, composition });
    }
    return observed;
  }

  await fc.assert(
    fc.asyncProperty(scripts, async (operators) => {
      const url = `/v1/environments/run-${++run}`;
      await registry.putSettings(`run-${run}`, { ...settings, hostnames: [`run-${run}.example`] });
      await registry.pin(`run-${run}`, 0, { shell: '0.1.0', mf_chat: '0.1.0', mf_feed: '0.1.0' });

      const observed = (await Promise.all(operators.map((script) => operate(url, script)))).flat();

      const history = (await registry.send('GET', `${url}/revisions?limit=200`)).json<{ revisions: Reply[] }>().revisions;
      expect(findOrderViolations(observed, history)).toEqual([]);
      expect(history.map(({ revision }) => revision)).toEqual(history.map((_, index) => history.length - index));
      expect(observed.filter(({ kind }) => kind === 'change')).toHaveLength(history.length - 1);
    }),
    { numRuns: RUNS },
  );
});

const at = (kind: Observation['kind'], startedAt: number, revision: number): Observation => {
  return { kind, startedAt, endedAt: startedAt + 2, revision, composition: {} };
};

test.each<[string, Observation[], number]>([
  ['in order', [at('change', 1, 2), at('read', 4, 2), at('change', 7, 3)], 0],
  ['that overlap', [at('change', 1, 3), at('change', 2, 2), at('read', 2, 1)], 0],
  ['of which a read saw an older revision', [at('change', 1, 2), at('read', 4, 1)], 1],
  ['of which two got one number', [at('change', 1, 2), at('change', 2, 2)], 1],
  ['of which one was put before an earlier one', [at('change', 1, 3), at('change', 4, 2)], 1],
])('counts the contradictions to the history in requests %s', (_name, observed, violations) => {
  const history = [3, 2, 1].map((revision) => ({ revision, composition: {} }));
  expect(findOrderViolations(observed, history)).toHaveLength(violations);
});
