// Refuses keys, tokens and passwords of services in the sources: .secretlintrc.json names the rules.
import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '../stack/config';
import { listSourceFiles } from './list-source-files';

const files = listSourceFiles().filter((file) => !/\.(avif|webp|png|jpe?g|woff2)$/.test(file));
/** Secretlint 11 compares each file's entry in its profile with all before: 3,000 files at once take five times as long as in batches. */
const FILES_PER_RUN = 300;

for (let start = 0; start < files.length; start += FILES_PER_RUN) {
  const batch = files.slice(start, start + FILES_PER_RUN);
  const { status } = spawnSync(process.execPath, ['node_modules/secretlint/bin/secretlint.js', '--no-glob', ...batch], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = status ?? 1;
}
