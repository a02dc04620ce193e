import { startCli } from '../testing/start-cli';

test('rollback reverts the last pin', async () => {
  const { run } = await startCli();
  await run('pin production mf_feed@0.2.0');
  expect(await run(['rollback', 'production', '--reason', 'it broke'])).toMatchObject({
    code: 0,
    out: 'production 2 → 3  rollback to 1 by admin: "it broke"\n  mf_feed  0.2.0  →  0.1.0\n',
  });
  expect(await run('rollback production --to 9')).toMatchObject({ code: 1, err: expect.stringContaining('production has no revision 9') });
});

test('rollback --remote takes back one remote; a rollback of what others changed says whose, and how to do it all the same', async () => {
  const { run, registry } = await startCli();
  const ana = await registry.tokenFor('Ana', { operate: ['production'] });
  await run(['pin', 'production', 'mf_feed@0.2.0', '--reason', 'for the demo'], { token: ana });

  const refused = await run('rollback production');
  const back = await run('rollback production --remote mf_feed');

  expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/Ana {2}pin {2}mf_feed 0\.1\.0 → 0\.2\.0\n {4}"for the demo"/) });
  expect(refused.err).toMatch(/rollback production .*--based-on 2/);
  expect(back).toMatchObject({ code: 0, out: expect.stringContaining('production 2 → 3  rollback by admin') });
  await run('pin production mf_feed@0.3.0', { token: ana });
  expect(await run('rollback production --based-on 4')).toMatchObject({ code: 0, out: expect.stringContaining('0.3.0  →  0.1.0') });
});
