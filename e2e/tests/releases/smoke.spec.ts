import { copyBuild } from '../../support/copy-build';
import { createToken, newEnvironment, requireChecks } from '../../support/registry-api';
import { registryCli } from '../../support/stack';
import { expect, test } from '../../support/test';

/** An entry whose every region throws when it is first rendered. */
const crashingEntry = `export const init = () => {};
export const get = async () => () => ({ Region() { throw new Error('broken while rendering'); } });
`;

test('a composition is pinned only after every page of it was loaded in a browser without a failure', async () => {
  test.setTimeout(240_000);
  // Each page is loaded twice: those of mf_content prove nothing that the others do not.
  const newStage = () => newEnvironment({ without: ['mf_content'] });
  const [target, stage] = await Promise.all([newStage(), newStage()]);
  await requireChecks(target, 'smoke:composition');
  const team = await createToken('pages team', { publish: ['mf_pages'] });
  for (const [version, change] of [
    ['0.8.0', { entry: () => crashingEntry }],
    ['0.8.1', {}],
  ] as const) {
    const published = await registryCli(['publish', await copyBuild('mf-pages', { version, ...change })], team);
    expect(published, published.stderr).toMatchObject({ code: 0 });
  }
  const pipeline = await createToken('pipeline', { operate: [stage.name], check: ['smoke'] });
  const account = ['--user', 'demo', '--password', 'demo-password'];
  const smoke = (release: string) =>
    registryCli(['smoke', target.name, '--with', release, '--in', stage.name, '--edge', stage.url, ...account], pipeline);

  const bad = await smoke('mf_pages@0.8.0');
  expect(bad.stdout, bad.stderr).toContain('mf_pages@0.8.0 ./pages failed');
  expect(bad.stdout).toMatch(/✓\S* \/my-albums/);
  expect(bad.code).toBe(1);
  const refused = await registryCli(['pin', target.name, 'mf_pages@0.8.0']);
  expect(refused.stderr).toContain('the check smoke of the composition with it failed');

  const good = await smoke('mf_pages@0.8.1');
  expect(good, good.stdout + good.stderr).toMatchObject({ code: 0 });
  expect(await registryCli(['pin', target.name, 'mf_pages@0.8.1'])).toMatchObject({ code: 0 });
});
