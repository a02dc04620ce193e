import { copyBuild } from '../../support/copy-build';
import { crashingEntry } from '../../support/crashing-entry';
import { changeSettings, createToken, newEnvironment, publish } from '../../support/registry-api';
import { registryCli, slowness } from '../../support/stack';
import { expect, test } from '../../support/test';

test('a composition is pinned only after every page of it was loaded in a browser without a failure', async ({
  launchOptions,
  gateway,
}) => {
  test.slow();
  // Each page is loaded twice. Pages of the other remotes would prove nothing more.
  const newStage = () => newEnvironment({ without: ['mf_albums', 'mf_content'] });
  const [target, stage] = await Promise.all([newStage(), newStage()]);
  await changeSettings(target, { requiredChecks: [{ name: 'smoke', of: 'composition' }] });
  await publish(await copyBuild('mf-pages', { version: '0.8.0', entry: () => crashingEntry }));
  await publish(await copyBuild('mf-pages', { version: '0.8.1' }));
  const pipeline = await createToken('pipeline', { operate: [stage.name], check: ['smoke'] });
  const account = ['--user', 'demo', '--password', 'demo-password'];
  const browser = launchOptions.executablePath ? ['--browser', launchOptions.executablePath] : [];
  const edge = new URL(stage.url);
  edge.port = String(gateway.port);
  const options = ['--in', stage.name, '--edge', edge.origin, '--timeout', String(60 * slowness), ...account, ...browser];
  const smoke = (release: string) => registryCli(['smoke', target.name, '--with', release, ...options], pipeline);

  const bad = await smoke('mf_pages@0.8.0');
  expect(bad.stdout, bad.stderr).toContain('mf_pages@0.8.0 ./pages failed');
  expect(bad.stdout).toMatch(/✓\S* \/saved-posts/);
  expect(bad.code).toBe(1);
  const refused = await registryCli(['pin', target.name, 'mf_pages@0.8.0']);
  expect(refused.stderr).toContain('the check smoke of the composition with it failed');

  // A file hangs once, as on a slow machine. The pages that wait for it are loaded again, in turn.
  let hasHung = false;
  gateway.breakCalls(({ path }) => {
    if (hasHung || !path.startsWith('/r/mf_pages/')) return null;
    hasHung = true;
    return 'hanging';
  });
  const good = await smoke('mf_pages@0.8.1');
  expect(good, good.stdout + good.stderr).toMatchObject({ code: 0 });
  expect(hasHung).toBe(true);
  expect(await registryCli(['pin', target.name, 'mf_pages@0.8.1'])).toMatchObject({ code: 0 });
});
