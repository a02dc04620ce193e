import { startCli } from '../testing/start-cli';

describe('gc', () => {
  test('with --dry-run says what it would remove', async () => {
    const { run } = await startCli();
    expect(await run('gc --dry-run')).toMatchObject({ code: 0, out: 'Would remove the files of 0 releases, 0 B.\n' });
    expect(JSON.parse((await run('gc --dry-run --json')).out)).toEqual({ releases: [], freedBytes: 0, isDryRun: true });
  });
});
