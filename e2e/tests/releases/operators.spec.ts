import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyOfBuild } from '../../support/copy-of-build';
import { registryCli, urls, workspaceRoot } from '../../support/stack';
import { createToken } from '../../support/tokens';

type Revision = { number: number; by: string; reason: string; at: string };

async function status(environment: string): Promise<{ revision: number; composition: Record<string, string> }> {
  const { stdout } = await registryCli(['status', environment, '--json']);
  return JSON.parse(stdout) as { revision: number; composition: Record<string, string> };
}

async function releaseExists(remote: string, version: string): Promise<boolean> {
  return (await fetch(`${urls.registry}/v1/releases/${remote}/${version}`)).ok;
}

test('two operators pin from the same revision at once: one succeeds, the other is told who changed what', async () => {
  const feedTeam = await createToken('albums team', ['--publish', 'mf_albums']);
  for (const version of ['0.3.0', '0.3.1']) {
    expect(await registryCli(['publish', await copyOfBuild('mf-albums', `albums-${version}`, { version })], feedTeam)).toMatchObject({
      code: 0,
    });
  }
  const [ana, ben] = await Promise.all([createToken('Ana', ['--operate', 'staging']), createToken('Ben', ['--operate', 'staging'])]);
  const before = await status('staging');
  const based = ['--based-on', String(before.revision)];
  const answers = await Promise.all([
    registryCli(['pin', 'staging', 'mf_albums@0.3.0', '--reason', 'for the demo', ...based], ana),
    registryCli(['pin', 'staging', 'mf_albums@0.3.1', '--reason', 'for the test', ...based], ben),
  ]);
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
  const loser = answers[0].code === 1 ? 0 : 1;
  const [winner, reason] = loser === 1 ? ['Ana', 'for the demo'] : ['Ben', 'for the test'];
  expect(answers[loser]?.stderr).toContain(winner);
  expect(answers[loser]?.stderr).toContain(reason);
  expect(answers[loser]?.stderr).toContain('mf_albums');

  const after = await status('staging');
  expect(after.revision).toBe(before.revision + 1);
  const { stdout } = await registryCli(['history', 'staging', '--json']);
  expect(stdout).toContain(winner);
  expect(stdout).toContain(reason);
  const history = JSON.parse(stdout) as { revisions: Revision[] } | Revision[];
  const revisions = Array.isArray(history) ? history : history.revisions;
  expect(revisions).toHaveLength(after.revision);
  for (const revision of revisions) {
    expect(revision.by, 'who').toBeTruthy();
    expect(revision.reason, 'why').toBeTruthy();
    expect(Date.parse(revision.at), 'when').toBeGreaterThan(0);
  }
});

test('an operator of one environment cannot pin another', async () => {
  const token = await createToken('Staging only', ['--operate', 'staging']);
  const before = await status('production');
  const answer = await registryCli(['pin', 'production', 'mf_albums@0.3.0', '--reason', 'no'], token);
  expect(answer.code).toBe(1);
  expect(await status('production')).toEqual(before);
});

test('publishing other bytes under a published version is refused and stores nothing; the same bytes again are welcome', async () => {
  const token = await createToken('pages team', ['--publish', 'mf_pages']);
  const served = await (await fetch(`${urls.registry}/v1/releases/mf_pages/0.1.0`)).text();
  const same = await registryCli(['publish', join(workspaceRoot, 'mf-pages/dist')], token);
  expect(same, same.stderr).toMatchObject({ code: 0 });
  const other = await registryCli(
    ['publish', await copyOfBuild('mf-pages', 'pages-other-bytes', { entry: (text) => `${text}\n// other` })],
    token,
  );
  expect(other.code).toBe(1);
  expect(other.stderr).toContain('0.1.0');
  expect(await (await fetch(`${urls.registry}/v1/releases/mf_pages/0.1.0`)).text()).toBe(served);
});

test("publishing with another team's token is refused and stores nothing", async () => {
  const token = await createToken('another team', ['--publish', 'mf_chat']);
  const folder = await copyOfBuild('mf-pages', 'pages-by-chat', { version: '0.9.0' });
  const answer = await registryCli(['publish', folder], token);
  expect(answer.code).toBe(1);
  expect(answer.stderr).toMatch(/mf_pages|not allowed|may not/i);
  expect(await releaseExists('mf_pages', '0.9.0')).toBe(false);
});
