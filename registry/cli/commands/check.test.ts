import { startCli } from '../testing/start-cli';

describe('check', () => {
  test('what an environment asks for is reported by a token of that check, and then the pin is accepted', async () => {
    const { run, registry } = await startCli();
    const token = await registry.tokenFor('pipeline', { check: ['smoke'] });
    await run(['env', 'set', 'production', '--require-check', 'smoke:composition']);

    const early = await run('pin production mf_feed@0.2.0');
    const report = await run('check report smoke --composition production --with mf_feed@0.2.0 --passed', { token });

    expect(early).toMatchObject({ code: 1, err: expect.stringContaining('the check smoke of the composition with it was not reported') });
    expect(report.out).toMatch(/^smoke {2}passed {2}sha256:/);
    expect(await run('pin production mf_feed@0.2.0')).toMatchObject({ code: 0 });
  });

  test('the reports about a release are listed', async () => {
    const { run, registry } = await startCli();
    const token = await registry.tokenFor('pipeline', { check: ['*'] });
    await run('check report e2e --release mf_feed@0.2.0 --failed --run https://ci.example.org/runs/7', { token });

    expect((await run('check list mf_feed@0.2.0')).out).toMatch(
      /e2e +failed +mf_feed@0\.2\.0 +by pipeline.*https:\/\/ci\.example\.org\/runs\/7/,
    );
  });

  test('check list of a release that was never published is refused, and one without reports says so', async () => {
    const { run } = await startCli();

    expect(await run('check list mf_feed@9.9.9')).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no release mf_feed@9.9.9.'),
    });
    expect(await run('check list mf_feed@0.2.0')).toMatchObject({ code: 0, out: 'Nothing was reported.\n' });
  });

  test.each([
    ['check report e2e --release mf_feed@0.2.0', '--passed or --failed'],
    ['check report e2e --passed', '--release or --composition'],
    ['env set production --require-check smoke:everything', 'smoke:everything'],
  ])('%s is wrong usage', async (line, hint) => {
    const { run } = await startCli();

    expect(await run(line)).toMatchObject({ code: 2, err: expect.stringContaining(hint) });
  });
});
