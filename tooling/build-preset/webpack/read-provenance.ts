import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Provenance } from '@social/contracts';

const run = promisify(execFile);
const MAX_LINE_LENGTH = 300;

/**
 * Reads where a build comes from: from the variables of GitHub, GitLab and Jenkins, else from git.
 * What neither of them knows is missing.
 * @param folder of the app: its changelog is the last commit that touched it, unless `RELEASE_CHANGELOG` says more.
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

function findRun({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL, BUILD_URL }: NodeJS.ProcessEnv): string | undefined {
  if (GITHUB_RUN_ID) return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return CI_JOB_URL ?? BUILD_URL;
}

/** Returns what git prints; undefined where the folder is in no repository, or git is not installed. */
async function runGit(folder: string, args: readonly string[]): Promise<string | undefined> {
  const result = await run('git', args, { cwd: folder }).catch((error: Error & { code?: unknown }) => {
    if (error.code === 'ENOENT' || typeof error.code === 'number') return null;
    throw error;
  });
  return result?.stdout.trim();
}
