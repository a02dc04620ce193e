import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../stack/config';

/**
 * Lists the repository's files, including uncommitted ones, as paths from its root.
 * @param below limits the list to some folders or files.
 */
export function listSourceFiles(below: readonly string[] = []): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...below], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(workspaceRoot, file)));
}
