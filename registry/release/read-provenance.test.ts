import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provenance } from '@social/contracts';
import { readProvenance } from './read-provenance';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provenance-'));
});
afterEach(() => rm(folder, { recursive: true }));

function git(...args: string[]): string {
  const author = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.org'];
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

test('a build in a repository has its commit, its branch, and the last change of its folder', async () => {
  git('init', '-q', '-b', 'heading');
  await writeFile(join(folder, 'feed.ts'), '');
  git('add', '.');
  git('commit', '-q', '-m', 'A new heading');

  const found = await readProvenance(folder, {});

  expect(found).toEqual({ commit: git('rev-parse', 'HEAD'), branch: 'heading', changelog: 'A new heading' });
  expect(provenance.parse(found)).toEqual(found);
});

test('the variables of a pipeline come first', async () => {
  const commit = 'a'.repeat(40);
  const github = { GITHUB_SHA: commit, GITHUB_REF_NAME: 'main', GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'feed/feed' };

  expect(await readProvenance(folder, { ...github, GITHUB_RUN_ID: '7', RELEASE_CHANGELOG: 'Two\nlines' })).toEqual({
    commit,
    branch: 'main',
    builder: 'https://github.com/feed/feed/actions/runs/7',
    changelog: 'Two lines',
  });
});

test('a build outside of any repository has none', async () => {
  expect(await readProvenance(folder, {})).toEqual({});
});

test('the lock file above the folder is named with its hash, so that the versions of the dependencies can be found again', async () => {
  const app = join(folder, 'app');
  await mkdir(app);
  await writeFile(join(folder, 'pnpm-lock.yaml'), 'lockfileVersion: 9');

  const { dependencies } = await readProvenance(app, {});
  await writeFile(join(folder, 'pnpm-lock.yaml'), 'lockfileVersion: 10');
  const changed = await readProvenance(app, {});

  expect(dependencies).toMatch(/^pnpm-lock\.yaml sha256-.{44}$/);
  expect(changed.dependencies).not.toBe(dependencies);
  expect(provenance.parse(changed)).toEqual(changed);
});
