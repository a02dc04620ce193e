import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './config';

/** Folders of the remotes in this checkout: every `mf-*` with a build. */
export const remoteFolders: readonly string[] = readdirSync(workspaceRoot)
  .filter((name) => name.startsWith('mf-') && existsSync(join(workspaceRoot, name, 'webpack.config.ts')))
  .sort();

/** The folders of the shared packages. */
export const sharedPackages: readonly string[] = readdirSync(join(workspaceRoot, 'shared'))
  .filter((name) => existsSync(join(workspaceRoot, 'shared', name, 'package.json')))
  .map((name) => `shared/${name}`)
  .sort();

/** The folders of all builds; the shell first, because it takes longest. */
export const apps: readonly string[] = ['shell', ...remoteFolders];
