import { startReceiver } from '@social/registry/testing/start-receiver';
import { startCli } from '../testing/start-cli';

test('a webhook is added, tried out, listed and removed', async () => {
  const { run, registry } = await startCli();
  const receiver = await startReceiver();

  const added = await run(['webhook', 'add', 'production', receiver.url, '--event', 'canary.withdrawn', 'revision.created']);
  expect(added).toMatchObject({ code: 0, out: expect.stringMatching(/The secret, which is not shown again: whsec_\S+\n$/) });
  expect((await run('webhook list')).out).toBe(
    `1  production  ${receiver.url}  json  canary.withdrawn,revision.created  all sent  by admin\n`,
  );

  const sending = repeat(() => registry.webhookDispatcher.runDue());
  const tried = await run('webhook test 1');
  await sending.end();
  expect(tried).toMatchObject({
    code: 0,
    out: expect.stringMatching(/webhook\.test {2}delivered {2}A test by admin: this webhook works\.\n$/),
  });
  expect(receiver.received).toHaveLength(1);

  expect((await run('webhook remove 1')).out).toMatch(/^Removed: 1 {2}production/);
  expect((await run('webhook list')).out).toBe('There is no webhook.\n');
  expect(await run('webhook test 1')).toMatchObject({ code: 1, err: expect.stringContaining('REG_WEBHOOK_UNKNOWN') });
});

test('deliveries that were given up are shown and sent again; a test that fails ends with 1', async () => {
  const { run, registry } = await startCli();
  const receiver = await startReceiver((_request, index) => ({ status: index < 2 ? 410 : 204 }));
  await run(['webhook', 'add', 'production', receiver.url]);
  const sending = repeat(() => registry.webhookDispatcher.runDue());
  expect(await run('webhook test 1')).toMatchObject({ code: 1, out: expect.stringContaining('dead after 1: answered 410') });
  await sending.end();
  await run('pin production mf_feed@0.2.0 --reason faster');
  await registry.webhookDispatcher.runDue();
  await registry.webhookDispatcher.idle();
  expect((await run('webhook list')).out).toContain('2 given up');
  expect((await run('webhook deliveries 1 --dead')).out).toContain('pin mf_feed 0.1.0 → 0.2.0 by admin: faster');

  expect(await run('webhook redeliver 1')).toMatchObject({ code: 2 });
  expect((await run('webhook redeliver 1 --dead --json')).out).toContain('"state": "waiting"');
  for (let look = 0; look < 2; look++) {
    await registry.webhookDispatcher.runDue();
    await registry.webhookDispatcher.idle();
  }

  expect((await run('webhook list')).out).toContain('all sent');
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([4, 2]);
});

/** Repeats the server's periodic work, which runs every second. */
function repeat(work: () => Promise<void>) {
  let isEnded = false;
  const ended = (async () => {
    while (!isEnded) {
      await work();
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  return { end: () => ((isEnded = true), ended) };
}
