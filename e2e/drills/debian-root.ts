import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type DebianOptions = {
  /** The folder of the new root. */
  folder: string;
  /** Packages beyond Debian's minimal system. */
  packages: readonly string[];
  /** An archive of such a root, made before with mmdebstrap. Saves the download of some minutes. */
  archive: string | undefined;
};

/**
 * Makes the root file system of Debian 12 in a folder. Its packages do not start services when they are installed.
 * @throws if this is not root on Linux with mmdebstrap, or Debian's mirror does not answer.
 */
export async function makeDebianRoot({ folder, packages, archive }: DebianOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (archive) await run('tar', ['-xf', archive, '-C', folder]);
  else {
    if (process.getuid?.() !== 0) throw new Error('The drill makes a Debian root, and needs root on Linux for that.');
    await run('mmdebstrap', ['--variant=minbase', `--include=${packages.join(',')}`, 'bookworm', folder]).catch(explain);
  }
  await writeFile(join(folder, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
}

function explain(error: NodeJS.ErrnoException & { stderr?: string }): never {
  if (error.code === 'ENOENT') throw new Error('The drill needs mmdebstrap: apt-get install mmdebstrap', { cause: error });
  throw new Error(`mmdebstrap failed: ${error.stderr?.slice(-2000) ?? error.message}`, { cause: error });
}

/** The arguments of `unshare` for a root of its own network and processes. All processes end with the first. */
export const isolation = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** Shows devices and processes inside a root, and gives the loopback device these addresses. For a process in `isolation`. */
export async function enterRoot(folder: string, addresses: readonly string[]): Promise<void> {
  await run('mount', ['-t', 'proc', 'proc', join(folder, 'proc')]);
  await run('mount', ['--rbind', '/dev', join(folder, 'dev')]);
  await run('ip', ['link', 'set', 'lo', 'up']);
  for (const address of addresses) await run('ip', ['address', 'add', `${address}/32`, 'dev', 'lo']);
}
