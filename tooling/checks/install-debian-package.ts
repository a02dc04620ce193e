import { existsSync } from 'node:fs';
import { runProgram, type CommandResult } from './run-command';

let listUpdated: Promise<CommandResult> | null = null;

/** Returns true if packages can be installed: on Debian, as root. */
export const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Installs packages of Debian without recommended ones. */
export async function installDebianPackages(names: readonly string[]): Promise<CommandResult> {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  listUpdated ??= runProgram('list of packages', 'apt-get', ['update', '-qq'], { environment });
  await listUpdated;
  return runProgram(names.join(', '), 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { environment });
}
