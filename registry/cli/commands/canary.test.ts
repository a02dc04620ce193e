import { startCli } from '../testing/start-cli';

test('canary start, status, skip and promote say who gets what, and how to take it back', async () => {
  const { run } = await startCli();

  const started = await run(['canary', 'start', 'production', 'mf_feed@0.3.0', '--steps', '5,pause:10m,50,pause', '--reason', 'new list']);

  expect(started.code).toBe(0);
  expect(started.out).toBe(
    [
      'production 1 → 2  canary by admin: "new list"',
      '  canary production-2: mf_feed@0.3.0 for 5 % by admin, 2026-03-01 10:00 UTC',
      '    steps 5% [pause:600s] 50% pause; waits at pause:600s, since 2026-03-01 10:00 UTC',
      "  back: pnpm registry canary abort production --reason '…'",
      '',
    ].join('\n'),
  );
  expect((await run('status production')).out).toContain('canary production-2: mf_feed@0.3.0 for 5 %');
  expect((await run('canary skip production')).out).toContain('mf_feed@0.3.0 for 50 %');
  expect((await run('canary status production')).out).toMatch(
    /steps 5% pause:600s 50% \[pause\].*\n {4}mf_feed@0\.3\.0 {2}0 visitors {2}failed for 0 {2}–\n {4}mf_feed@0\.1\.0 {2}0 visitors .* pinned/,
  );
  expect((await run('canary promote production')).out).toContain('3 → 4  pin by admin');
  expect((await run('history production')).out).toContain('canary  mf_feed@0.3.0 for 5 %  "new list"');
  expect((await run('canary status production')).out).toBe('No canary runs in production.\n');
});

test('at an analysis, canary status and status say how many visitors it waits for, since when, and what follows', async () => {
  const { run } = await startCli();
  await run('canary start production mf_feed@0.3.0 --steps 5,analysis,25,pause');

  const lines = [
    'steps 5% [analysis] 25% pause; waits at analysis, since 2026-03-01 10:00 UTC',
    'mf_feed@0.3.0 has 0 of 20 visitors since 2026-03-01 10:00 UTC; then 25% by itself',
    'it takes visitors with its release to move on; canary skip does not wait for them',
  ];
  for (const command of ['canary status production', 'status production', 'status'])
    for (const line of lines) expect((await run(command)).out).toContain(line);
  await run('canary pause production');
  expect((await run('canary status production')).out).not.toContain('of 20 visitors');
});

test('canary pause, resume, abort and retry', async () => {
  const { run } = await startCli();
  await run('env set production --staff 7 8');
  const started = await run('canary start production mf_feed@0.3.0 --member 12 --staff');
  expect(started.out).toContain('mf_feed@0.3.0 for 0 % and 1 member and the staff by admin');

  expect((await run('canary pause production')).out).toContain('stopped by hand');
  expect((await run('canary pause production')).code).toBe(1);
  expect((await run('canary resume production')).out).toContain('waits at pause');
  expect((await run('canary abort production')).out).toContain('nobody gets the canary any more');
  expect((await run('canary retry production')).out).toContain('canary production-7: mf_feed@0.3.0');
});

test.each([
  ['canary start production mf_feed@0.3.0', 'Say who gets it'],
  ['canary start production mf_feed@0.3.0 --percent 101', 'whole number of percent'],
  ['canary start production mf_feed@0.3.0 --percent 5 --steps 5,pause', 'cannot be used with'],
  ['canary start production mf_feed@0.3.0 --steps 5,pause:ten', 'steps are written like'],
  ['canary start production mf_feed --percent 5', 'written like mf_feed@0.2.0'],
])('%s is wrong usage', async (line, message) => {
  const { run, registry } = await startCli();
  expect(await run(line)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  expect(await registry.count('revisions')).toBe(1);
});
