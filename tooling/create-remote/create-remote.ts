import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isReservedName, remoteName } from '@social/contracts';

const templateFolder = join(import.meta.dirname, 'template');

/** The name of a remote's folder is refused. The message has the reason. */
export class RemoteNameError extends Error {}

export type RemoteNames = {
  /** `mf-friend-finder` */
  folder: string;
  /** The federation name: `mf_friend_finder`. */
  remote: string;
  /** The path of its page and the name of its expose: `friend-finder`. */
  path: string;
  /** `Friend finder` */
  title: string;
  /** `FriendFinder` */
  componentName: string;
};

/** Derives all names of a remote from the name of its folder. @throws {RemoteNameError} */
export function deriveNames(folder: string): RemoteNames {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder)) {
    throw new RemoteNameError(
      `'${folder}' is no name for a remote: it is written like mf-hello, in lower-case letters, digits and hyphens.`,
    );
  }
  const remote = folder.replaceAll('-', '_');
  if (!remoteName.safeParse(remote).success || isReservedName(remote)) {
    throw new RemoteNameError(`'${folder}' is too long or reserved: a federation name has at most 40 characters.`);
  }
  const path = folder.slice('mf-'.length);
  const parts = path.split('-');
  const spaced = parts.join(' ');
  return {
    folder,
    remote,
    path,
    title: spaced[0]?.toUpperCase() + spaced.slice(1),
    componentName: parts.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(''),
  };
}

/**
 * Writes a remote that builds, passes its test and can be published, with a page and a menu entry.
 * @returns the files, relative to `root`.
 * @throws {RemoteNameError} also if the folder exists: nothing is overwritten.
 */
export async function createRemote(root: string, folder: string): Promise<string[]> {
  const names = deriveNames(folder);
  if (existsSync(join(root, folder))) throw new RemoteNameError(`${folder} exists already.`);
  const templates = (await readdir(templateFolder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  return Promise.all(
    templates.map(async (entry) => {
      const template = join(entry.parentPath, entry.name);
      const file = fill(join(folder, template.slice(templateFolder.length + 1).replace(/\.txt$/, '')), names);
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), fill(await readFile(template, 'utf8'), names));
      return file;
    }),
  );
}

function fill(text: string, { folder, remote, path, title, componentName }: RemoteNames): string {
  return text
    .replaceAll('__folder__', folder)
    .replaceAll('__remote__', remote)
    .replaceAll('__path__', path)
    .replaceAll('__title__', title)
    .replaceAll('__Name__', componentName);
}
