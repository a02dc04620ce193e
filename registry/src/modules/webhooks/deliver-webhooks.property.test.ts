import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { startReceiver } from '../../testing/start-receiver';
import { startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';

/** The end of one attempt: accepted, refused, accepted while the answer is lost, or the replica is killed before or after the receiver has it. */
const outcome = fc.constantFrom('accepted', 'refused', 'answer-lost', 'killed-before', 'killed-after');
type Outcome = 'accepted' | 'refused' | 'answer-lost' | 'killed-before' | 'killed-after';

test('whatever fails and whichever replica is killed, each revision arrives at least once, under one id with one body', async () => {
  const registry = await startPinnedRegistry();
  const receiver = await startReceiver();
  await registry.send('POST', '/v1/webhooks', registry.admin, {
    payload: { environment: 'production', url: receiver.url, events: ['revision.created'] },
  });
  let revision = 1;

  await fc.assert(
    fc.asyncProperty(fc.array(outcome, { maxLength: 8 }), fc.integer({ min: 1, max: 3 }), async (outcomes, pins) => {
      const script = [...outcomes];
      const seen = new Map<string, Set<string>>();
      const look = () => runReplica(registry, seen, () => script.shift() ?? 'accepted');
      const first = revision + 1;
      for (let count = 0; count < pins; count++) {
        const version = revision % 2 === 0 ? '0.1.0' : '0.2.0';
        expect((await registry.pin('production', revision++, { mf_feed: version })).statusCode).toBe(201);
      }
      // A new process each time, two replicas at once: none of them knows what an earlier one was doing.
      while (await hasWork()) {
        await Promise.all([look(), look()]);
        registry.advance(3 * 3_600_000);
      }

      const bodies = [...seen.values()].map((texts) => [...texts]);
      expect(bodies.every((texts) => texts.length === 1)).toBe(true);
      const reported = bodies.flat().map((text) => (JSON.parse(text) as { data: { revision: number } }).data.revision);
      expect(reported.sort((a, b) => a - b)).toEqual(Array.from({ length: pins }, (_value, index) => first + index));
    }),
    { numRuns: 15 },
  );

  async function hasWork(): Promise<boolean> {
    const [row] = await registry.query(sql`
      select (select count(*) from webhook_outbox) + (select count(*) from webhook_deliveries where state = 'waiting') as count`);
    return Number(row?.count) > 0;
  }
});

/** Runs a replica until it has nothing to send, or is killed in the middle of an attempt, which then never ends. */
async function runReplica(registry: TestRegistry, seen: Map<string, Set<string>>, next: () => Outcome): Promise<void> {
  let kill = () => {};
  const killed = new Promise<void>((resolve) => (kill = resolve));
  const dispatcher = registry.openDispatcher(({ id, payload }) => {
    const end = next();
    if (end !== 'refused' && end !== 'killed-before') seen.set(id, (seen.get(id) ?? new Set()).add(payload));
    if (end === 'accepted') return Promise.resolve({ status: 204, error: null, retryAt: null });
    if (end === 'refused' || end === 'answer-lost') return Promise.resolve({ status: null, error: 'socket hang up', retryAt: null });
    kill();
    return new Promise(() => undefined);
  });
  await dispatcher.runDue();
  await Promise.race([dispatcher.idle(), killed]);
}

test('two replicas at once send a delivery once', async () => {
  const registry = await startPinnedRegistry();
  const receiver = await startReceiver();
  await registry.send('POST', '/v1/webhooks', registry.admin, { payload: { environment: 'production', url: receiver.url } });
  const replica = registry.openDispatcher(async ({ id, url, payload }) => {
    const { status } = await fetch(url, { method: 'POST', body: payload, headers: { 'webhook-id': id } });
    return { status, error: null, retryAt: null };
  });
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await registry.pin('production', 2, { mf_feed: '0.3.0' });

  for (let look = 0; look < 5; look++) {
    await Promise.all([registry.webhookDispatcher.runDue(), replica.runDue()]);
    await Promise.all([registry.webhookDispatcher.idle(), replica.idle()]);
  }

  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
});
