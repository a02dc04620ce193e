// Refuses keys, tokens and passwords of services in the sources: .secretlintrc.json names the rules.
import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '../stack/config';
import { listSourceFiles } from './list-source-files';

const files = listSourceFiles().filter((file) => !/\.(avif|webp|png|jpe?g|woff2)$/.test(file));
const { status } = spawnSync(process.execPath, ['node_modules/secretlint/bin/secretlint.js', '--no-glob', ...files], {
  cwd: workspaceRoot,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
