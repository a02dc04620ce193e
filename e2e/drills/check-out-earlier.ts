import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@social/tooling/stack/config';

const run = promisify(execFile);
const MIGRATIONS = 'registry/drizzle';
/** The first migration. All later commits have it. */
const BASELINE = `${MIGRATIONS}/0000_baseline.sql`;

export type EarlierCheckout = {
  root: string;
  commit: string;
  /** Number of migrations of its registry. */
  migrations: number;
  remove(): Promise<void>;
};

/**
 * Checks an earlier commit out into a folder and installs its dependencies.
 * @param from defaults to the last commit without the newest migration of the registry. If the baseline is the only migration, it is the
 * commit that last changed it.
 * @throws if git does not know the commit, as in a shallow clone, or if the commit is older than the baseline.
 */
export async function checkOutEarlier(root: string, from?: string): Promise<EarlierCheckout> {
  const { stdout } = await git('rev-parse', from ?? (await findDefault()));
  const commit = stdout.trim();
  if (!(await hasBaseline(commit))) throw new Error(`${commit} has other migrations: its databases cannot be upgraded.`);
  await git('worktree', 'add', '--detach', root, commit);
  const { config } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { config: { pnpm: string } };
  await run('npx', ['--yes', config.pnpm, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'], { cwd: root });
  const files = await readdir(join(root, MIGRATIONS));
  return {
    root,
    commit,
    migrations: files.filter((name) => name.endsWith('.sql')).length,
    remove: async () => void (await git('worktree', 'remove', '--force', root)),
  };
}

async function findDefault(): Promise<string> {
  const findLatest = (filter: string) =>
    git('log', '-1', '--no-renames', '--format=%H', `--diff-filter=${filter}`, '--', `${MIGRATIONS}/*.sql`);
  const before = `${(await findLatest('A')).stdout.trim()}^`;
  return (await hasBaseline(before)) ? before : (await findLatest('AM')).stdout.trim();
}

async function hasBaseline(commit: string): Promise<boolean> {
  const { stdout } = await git('ls-tree', '--name-only', commit, BASELINE);
  return stdout.trim() === BASELINE;
}

const git = (...args: string[]) => run('git', args, { cwd: workspaceRoot });
