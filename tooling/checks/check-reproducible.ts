import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { apps } from '../stack/apps';
import { workspaceRoot } from '../stack/config';
import { findDifferingFiles } from './find-differing-files';

/** Builds two clones of the last commit at paths of different lengths, and compares every file. Exits with 1 if one differs. */
const folder = await mkdtemp(join(tmpdir(), 'reproducible-'));
try {
  const [first, second] = [await buildClone(join(folder, 'a')), await buildClone(join(folder, 'a-second/clone/of-the-same-commit'))];
  const differing = findDifferingFiles(first, second);
  console.log(
    differing.length === 0
      ? `All ${first.size} files of ${apps.length} builds are the same in both clones.`
      : `${differing.length} of ${first.size} files differ:\n  ${differing.join('\n  ')}`,
  );
  process.exitCode = differing.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}

/** Returns the digest of every built file, by its path in the clone. */
async function buildClone(root: string): Promise<Map<string, string>> {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', workspaceRoot, root], { stdio: 'inherit' });
  execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: root, stdio: 'inherit' });
  const digests = new Map<string, string>();
  for (const app of apps) {
    const entries = await readdir(join(root, app, 'dist'), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      digests.set(
        relative(root, path),
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      );
    }
  }
  return digests;
}
