import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../stack/config';

/** The declarations of sources, in a temporary folder. */
export type Declarations = {
  /** Reads the declarations of a source. @param source path in the repository, without extension */
  read: (source: string) => Promise<string>;
  remove: () => Promise<void>;
};

/**
 * Writes the declarations of sources and their imports.
 * @param configuration `browser` or `node`: which compiler options they are written for
 */
export async function emitDeclarations(files: readonly string[], configuration: 'browser' | 'node'): Promise<Declarations> {
  await mkdir(join(workspaceRoot, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(workspaceRoot, '.cache/kit-'));
  const project = {
    extends: join(workspaceRoot, `tooling/checks/tsconfig.${configuration}.json`),
    include: [],
    exclude: [],
    files: files.map((file) => join(workspaceRoot, file)),
    // Types are checked elsewhere. This only writes the exports.
    compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true, rootDir: workspaceRoot, outDir: '.' },
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const compiler = join(workspaceRoot, 'node_modules/typescript-native/bin/tsc');
  // The exit code is ignored: the compiler also reports a type without a portable name when it wrote a usable one. `readPortable` checks.
  await promisify(execFile)(process.execPath, [compiler, '-p', folder, '--singleThreaded'], { cwd: workspaceRoot }).catch(() => undefined);
  return {
    read: (source) => readPortable(join(folder, `${source}.d.ts`)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Reads declarations. @throws if they name a module by its path in this installation, which no other one has */
async function readPortable(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  const unportable = /["'][^"']*node_modules[^"']*["']/.exec(text);
  if (unportable) throw new Error(`The declarations of ${file} name ${unportable[0]}: write the type of the export.`);
  return text;
}
