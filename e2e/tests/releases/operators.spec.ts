import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyBuild } from '../../support/copy-build';
import { createToken, newEnvironment } from '../../support/registry-api';
import { registryCli, urls, workspaceRoot } from '../../support/stack';

type Revision = { number: number; by: string; reason: string; at: string };

async function status(environment: string): Promise<{ revision: number; composition: Record<string, string> }> {
  const { stdout } = await registryCli(['status', environment, '--json']);
  return JSON.parse(stdout) as { revision: number; composition: Record<string, string> };
}

async function releaseExists(remote: string, version: string): Promise<boolean> {
  return (await fetch(`${urls.registry}/v1/releases/${remote}/${version}`)).ok;
}

test('of two operators who pin from the same revision at once, one succeeds, and the other learns who changed what', async () => {
  test.setTimeout(120_000);
  const { name: environment } = await newEnvironment();
  const team = await createToken('albums team', { publish: ['mf_albums'] });
  for (const version of ['0.3.0', '0.3.1']) {
    expect(await registryCli(['publish', await copyBuild('mf-albums', { version })], team)).toMatchObject({ code: 0 });
  }
  const [ana, ben] = await Promise.all(['Ana', 'Ben'].map((operator) => createToken(operator, { operate: [environment] })));
  const before = await status(environment);
  const based = ['--based-on', String(before.revision)];
  const answers = await Promise.all([
    registryCli(['pin', environment, 'mf_albums@0.3.0', '--reason', 'for the demo', ...based], ana),
    registryCli(['pin', environment, 'mf_albums@0.3.1', '--reason', 'for the test', ...based], ben),
  ]);
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
  const loser = answers[0].code === 1 ? 0 : 1;
  const [winner, reason] = loser === 1 ? ['Ana', 'for the demo'] : ['Ben', 'for the test'];
  expect(answers[loser]?.stderr).toContain(winner);
  expect(answers[loser]?.stderr).toContain(reason);
  expect(answers[loser]?.stderr).toContain('mf_albums');

  const after = await status(environment);
  expect(after.revision).toBe(before.revision + 1);
  const { stdout } = await registryCli(['history', environment, '--json']);
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
  const [own, other] = await Promise.all([newEnvironment(), newEnvironment()]);
  const token = await createToken('Of one alone', { operate: [own.name] });
  const team = await createToken('albums team', { publish: ['mf_albums'] });
  expect(await registryCli(['publish', await copyBuild('mf-albums', { version: '0.3.2' })], team)).toMatchObject({ code: 0 });
  // Edges report what they serve whenever they like.
  const pinned = async () => ({ ...(await status(other.name)), edges: [] });
  const before = await pinned();
  const answer = await registryCli(['pin', other.name, 'mf_albums@0.3.2', '--reason', 'no'], token);
  expect(answer.code).toBe(1);
  expect(answer.stderr).toContain(`may not operate ${other.name}`);
  expect(await pinned()).toEqual(before);
  expect(await registryCli(['pin', own.name, 'mf_albums@0.3.2', '--reason', 'yes'], token)).toMatchObject({ code: 0 });
});

test('publishing other bytes under a published version is refused and stores nothing; the same bytes again are accepted', async () => {
  const token = await createToken('pages team', { publish: ['mf_pages'] });
  const manifest = async () => (await fetch(`${urls.registry}/v1/releases/mf_pages/0.1.0`)).text();
  const published = await manifest();
  const same = await registryCli(['publish', join(workspaceRoot, 'mf-pages/dist')], token);
  expect(same, same.stderr).toMatchObject({ code: 0 });
  const other = await registryCli(['publish', await copyBuild('mf-pages', { entry: (text) => `${text}\n// other` })], token);
  expect(other.code).toBe(1);
  expect(other.stderr).toContain('0.1.0');
  expect(await manifest()).toBe(published);
});

test("publishing with another team's token is refused and stores nothing", async () => {
  const token = await createToken('another team', { publish: ['mf_chat'] });
  const answer = await registryCli(['publish', await copyBuild('mf-pages', { version: '0.9.0' })], token);
  expect(answer.code).toBe(1);
  expect(answer.stderr).toMatch(/mf_pages|not allowed|may not/i);
  expect(await releaseExists('mf_pages', '0.9.0')).toBe(false);
});
