import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../stack/config';

/** Lists the files of the repository, those that are not yet committed too, as paths from its root. @param below some folders or files alone. */
export function listSourceFiles(below: readonly string[] = []): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...below], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(workspaceRoot, file)));
}
