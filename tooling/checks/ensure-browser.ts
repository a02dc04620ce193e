import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../stack/config';
import { canInstall, installDebianPackages } from './install-debian-package';
import { runCommand, type CommandResult } from './run-command';

/** Debian's packages, the faster one first: a headless browser draws in half of the time. */
const debianPackages = ['chromium-headless-shell', 'chromium'] as const;

/** Installs a browser for the browser tests unless there is one: Debian's where possible, else Playwright's own. */
export async function ensureBrowser(): Promise<CommandResult> {
  if (debianPackages.some((name) => existsSync(`/usr/bin/${name}`))) return { name: 'browser', isGreen: true, output: '', seconds: 0 };
  if (canInstall()) {
    for (const name of debianPackages) {
      const installed = await installDebianPackages([name]);
      if (installed.isGreen) return installed;
    }
  }
  return runCommand('browser', [join(workspaceRoot, 'e2e/node_modules/@playwright/test/cli.js'), 'install', '--with-deps', 'chromium']);
}
