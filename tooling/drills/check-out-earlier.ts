import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../stack/config';

const run = promisify(execFile);
const MIGRATIONS = 'registry/drizzle';

export type EarlierCheckout = {
  root: string;
  commit: string;
  /** How many migrations its registry knows. */
  migrations: number;
  remove(): Promise<void>;
};

/**
 * Checks an earlier commit out into a folder and installs its dependencies. @param from defaults to the last commit without the newest
 * migration of the registry. @throws when git does not know it, as in a clone without its history.
 */
export async function checkOutEarlier(root: string, from?: string): Promise<EarlierCheckout> {
  const { stdout } = await git('rev-parse', from ?? `${await findNewestMigration()}^`);
  const commit = stdout.trim();
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

/** Finds the commit that added the registry's newest migration. */
async function findNewestMigration(): Promise<string> {
  const { stdout } = await git('log', '-1', '--format=%H', '--diff-filter=A', '--', `${MIGRATIONS}/*.sql`);
  return stdout.trim();
}

const git = (...args: string[]) => run('git', args, { cwd: workspaceRoot });
