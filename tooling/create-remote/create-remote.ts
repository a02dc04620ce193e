import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isReservedName, remoteName } from '@social/contracts';
import { managerCommands, type PackageManager } from './package-managers';

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

export const templates = ['webpack', 'vite', 'rspack', 'vanilla'] as const;
export type Template = (typeof templates)[number];

export type RemoteOptions = {
  template: Template;
  packageManager: PackageManager;
  /** Address of the environment's packages: `http://localhost:4100/npm/staging/`. */
  registryUrl: string;
};

/** Descriptions of the templates, for the README. */
const descriptions: Readonly<Record<Template, { name: string; dist: string; declared: string }>> = {
  webpack: { name: 'webpack and @social/build-preset', dist: 'dist', declared: 'webpack.config.ts' },
  vite: { name: 'Vite and @module-federation/vite', dist: 'dist', declared: 'remote.config.json' },
  rspack: { name: 'Rspack and @module-federation/enhanced', dist: 'dist', declared: 'remote.config.json' },
  vanilla: { name: 'plain ES modules, without a build', dist: 'src', declared: 'remote.config.json' },
};

/**
 * Writes a remote that builds, passes its test and can be published, with a page and a menu entry.
 * @returns the files, relative to `root`.
 * @throws {RemoteNameError} also if the folder exists: nothing is overwritten.
 */
export async function createRemote(root: string, folder: string, options: RemoteOptions): Promise<string[]> {
  const names = deriveNames(folder);
  if (existsSync(join(root, folder))) throw new RemoteNameError(`${folder} exists already.`);
  const sources = await Promise.all([readTemplate('common'), readTemplate(options.template)]);
  const texts = new Map(sources.flat().map(([path, text]) => [fill(path, names), fill(text, names)]));
  const scripts = readScripts(texts.get('package.json') ?? '{}');
  texts.set('README.md', describe(texts.get('README.md') ?? '', scripts, options));
  for (const [path, text] of texts) {
    await mkdir(dirname(join(root, folder, path)), { recursive: true });
    await writeFile(join(root, folder, path), text);
  }
  return [...texts.keys()].map((path) => join(folder, path));
}

async function readTemplate(name: string): Promise<[path: string, text: string][]> {
  const source = join(templateFolder, name);
  const files = await listFiles(source);
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => {
      return [file.slice(source.length + 1).replace(/\.txt$/, ''), await readFile(file, 'utf8')];
    }),
  );
}

/** `yarn dlx` runs this program from an archive, where `readdir` with `recursive` returns entries without their folder. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
  return (await Promise.all(files)).flat();
}

function readScripts(manifest: string): string[] {
  const { scripts = {} } = JSON.parse(manifest) as { scripts?: Record<string, string> };
  return Object.keys(scripts).sort();
}

function describe(readme: string, scripts: readonly string[], { template, packageManager, registryUrl }: RemoteOptions): string {
  const { name, dist, declared } = descriptions[template];
  const { install, run, exec } = managerCommands[packageManager];
  return readme
    .replaceAll('__template__', name)
    .replaceAll('__dist__', dist)
    .replaceAll('__declared__', declared)
    .replaceAll('__install__', install)
    .replaceAll('__exec__', exec)
    .replaceAll('__scripts__', scripts.map((script) => `${run} ${script}`).join('\n'))
    .replaceAll('__registry__', registryUrl.replace(/\/npm\/[^/]+\/?$/, ''));
}

function fill(text: string, { folder, remote, path, title, componentName }: RemoteNames): string {
  return text
    .replaceAll('__folder__', folder)
    .replaceAll('__remote__', remote)
    .replaceAll('__path__', path)
    .replaceAll('__title__', title)
    .replaceAll('__Name__', componentName);
}
