import { startCli } from '../testing/start-cli';

test('env copy makes an environment with the settings and versions of another one', async () => {
  const { run } = await startCli();
  await run('env set production --brand Club');

  const copied = await run('env copy production preview-7');

  expect(copied).toMatchObject({
    code: 0,
    out: expect.stringContaining('preview-7 0 → 1  pin by admin: "copied from production at revision 2"'),
  });
  const environments = JSON.parse((await run('env list --json')).out) as object[];
  expect(environments).toContainEqual(
    expect.objectContaining({
      name: 'preview-7',
      settings: expect.objectContaining({ brand: 'Club', hostnames: ['preview-7.localhost'] }),
    }),
  );
  expect((await run('diff production preview-7')).out).toContain('run the same');
  expect(await run('env copy production preview-7')).toMatchObject({ code: 1 });
});

test('env archive stops an environment and keeps its history; env restore brings it back', async () => {
  const { run } = await startCli();

  expect(await run(['env', 'archive', 'production', '--reason', 'the review is over'])).toMatchObject({
    code: 0,
    out: 'production 1 → 2  archive by admin: "the review is over"\n',
  });
  expect(await run('pin production mf_feed@0.2.0')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/was archived by admin: "the review is over".*REG_ENVIRONMENT_ARCHIVED\nregistry env restore/),
  });
  expect((await run('history production')).out).toContain('archive');
  expect(await run('env restore production')).toMatchObject({ code: 0, out: expect.stringContaining('2 → 3  restore by admin') });
  expect(await run('pin production mf_feed@0.2.0')).toMatchObject({ code: 0 });
});
