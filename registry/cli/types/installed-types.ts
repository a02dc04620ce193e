import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remoteName } from '@social/contracts';
import * as z from 'zod';

/** The folder in which Module Federation installs types, each remote in a folder of its own. */
export const TYPES_FOLDER = '@mf-types';
/** The list of installed types, next to their folders. */
const RECORD = 'installed.json';

const installedTypes = z.record(remoteName, z.object({ version: z.string(), integrity: z.string() }));
/** By remote, the release whose types are installed and the hash of their archive. */
export type InstalledTypes = z.infer<typeof installedTypes>;

/** Reads what is installed in a package. Empty if nothing is, or if the record cannot be read. */
export async function readInstalled(folder: string): Promise<InstalledTypes> {
  const text = await readFile(join(folder, TYPES_FOLDER, RECORD), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    return installedTypes.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}

/**
 * Replaces the types of a remote. An interrupted run leaves either the former or the new ones.
 * @param texts by path below the folder. They are safe: `readTypesArchive` has checked them.
 */
export async function writeTypes(folder: string, remote: string, texts: ReadonlyMap<string, string>): Promise<void> {
  const parent = join(folder, TYPES_FOLDER);
  await mkdir(parent, { recursive: true });
  const draft = await mkdtemp(join(parent, '.draft-'));
  try {
    for (const [path, text] of texts) {
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await writeFile(join(draft, path), text);
    }
    await removeTypes(folder, remote);
    await rename(draft, join(parent, remote));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

export async function removeTypes(folder: string, remote: string): Promise<void> {
  await rm(join(folder, TYPES_FOLDER, remote), { recursive: true, force: true });
}

export async function writeInstalled(folder: string, installed: InstalledTypes): Promise<void> {
  await mkdir(join(folder, TYPES_FOLDER), { recursive: true });
  await writeFile(join(folder, TYPES_FOLDER, RECORD), `${JSON.stringify(installed, null, 2)}\n`);
}
