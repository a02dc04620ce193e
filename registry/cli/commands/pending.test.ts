import { startCli } from '../testing/start-cli';

test('where approval is asked for, pin makes a request that a second person approves', async () => {
  const { run, registry } = await startCli();
  await run('env set production --require-approval');
  const ben = await registry.tokenFor('Ben', { operate: ['production'] });

  const pin = await run(['pin', 'production', 'mf_feed@0.2.0', '--reason', 'new heading']);

  expect(pin.code).toBe(0);
  expect(pin.out).toMatch(
    /^request 1 of production {2}waits for an approval until .*\n {2}by admin, .*: "new heading"\n {2}mf_feed {2}0\.1\.0/,
  );
  expect(pin.out).toContain('somebody else: pnpm registry approve production 1');
  expect(await run('approve production 1')).toMatchObject({ code: 1, err: expect.stringContaining('REG_APPROVAL_BY_REQUESTER') });
  expect(await run('approve production 1', { token: ben })).toMatchObject({
    code: 0,
    out: expect.stringContaining('pinned in revision 3, approved by Ben'),
  });
  expect((await run('pending production')).out).toBe('Nothing waits in production.\n');
  expect((await run('pending production --all')).out).toContain('request 1 of production');
  expect((await run('history production')).out).toContain('"new heading (approved by Ben)"  approve by Ben');
});

test('a pin that another person decides against is rejected, not cancelled', async () => {
  const { run, registry } = await startCli();
  const ben = await registry.tokenFor('Ben', { operate: ['production'] });
  await run('pin production mf_feed@0.2.0 --at 2026-03-02T06:00Z');

  expect((await run('reject production 1 --reason no', { token: ben })).out).toContain('rejected: Ben: no');
  expect((await run('history production')).out).toContain('reject');
});

test('pin --at is listed, and cancelled', async () => {
  const { run, registry } = await startCli();

  const pin = await run('pin production mf_feed@0.2.0 --at 2026-03-02T06:00Z');

  expect(pin.out).toMatch(/^request 1 of production {2}waits, to be pinned at 2026-03-02 06:00 UTC\n/);
  expect((await run('pending production')).out).toContain('to be pinned at 2026-03-02 06:00 UTC');
  expect((await run('cancel production 1')).out).toMatch(/^request 1 of production {2}cancelled by admin: no reason was given\n/);
  expect(await registry.count('revisions')).toBe(1);
  expect(await run('pin production mf_feed@0.2.0 --at tomorrow')).toMatchObject({ code: 2, err: expect.stringContaining('Write a time') });
  expect(await run('approve production one')).toMatchObject({ code: 2 });
});
