import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Provenance } from '@social/contracts';

const run = promisify(execFile);
const MAX_LINE_LENGTH = 300;
const LOCK_FILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/**
 * Reads the origin of a build from the variables of GitHub, GitLab or Jenkins, or from git. Unknown fields are omitted.
 * @param folder of the app. Its changelog is the last commit that changed it, unless `RELEASE_CHANGELOG` is set.
 */
export async function readProvenance(folder: string, variables: NodeJS.ProcessEnv): Promise<Provenance> {
  const found = {
    commit: variables.GITHUB_SHA ?? variables.CI_COMMIT_SHA ?? variables.GIT_COMMIT ?? (await runGit(folder, ['rev-parse', 'HEAD'])),
    branch:
      variables.GITHUB_REF_NAME ??
      variables.CI_COMMIT_REF_NAME ??
      variables.GIT_BRANCH ??
      (await runGit(folder, ['branch', '--show-current'])),
    builder: findRun(variables),
    changelog: variables.RELEASE_CHANGELOG ?? (await runGit(folder, ['log', '-1', '--format=%s', '--', '.'])),
    dependencies: await hashLockFile(folder),
  };
  const lines = Object.entries(found).map(([name, text]) => [
    name,
    text
      ?.replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, MAX_LINE_LENGTH),
  ]);
  return Object.fromEntries(lines.filter(([, text]) => text)) as Provenance;
}

/** Hashes the nearest lock file above the folder. */
async function hashLockFile(folder: string): Promise<string | undefined> {
  for (const name of LOCK_FILES) {
    const bytes = await readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (bytes) return `${name} sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  }
  return folder === dirname(folder) ? undefined : hashLockFile(dirname(folder));
}

function findRun({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL, BUILD_URL }: NodeJS.ProcessEnv): string | undefined {
  if (GITHUB_RUN_ID) return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return CI_JOB_URL ?? BUILD_URL;
}

/** Returns git's output, or undefined if the folder is in no repository or git is not installed. */
async function runGit(folder: string, args: readonly string[]): Promise<string | undefined> {
  const result = await run('git', args, { cwd: folder }).catch((error: Error & { code?: unknown }) => {
    if (error.code === 'ENOENT' || typeof error.code === 'number') return null;
    throw error;
  });
  return result?.stdout.trim();
}
