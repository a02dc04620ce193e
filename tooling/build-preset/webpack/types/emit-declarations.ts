import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, parse, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);
/** Types of imported pictures and styles, which no app declares itself. */
const assetTypes = fileURLToPath(new URL('../../tsconfig/assets.d.ts', import.meta.url));
const defaultConfig = fileURLToPath(new URL('../../tsconfig/browser.json', import.meta.url));

/** Writes declarations into a temporary folder. */
export type DeclarationEmitter = {
  /**
   * Writes the declarations of sources, and of what they import relatively.
   * @param sources absolute paths of `.ts` and `.tsx` files
   * @returns for each the file with its declarations
   * @throws with the compiler's messages if it wrote none
   */
  emit: (sources: readonly string[]) => Promise<string[]>;
  /** Returns the folder of the source that a file was written for, where its imports are found. Null for a file that was not written here. */
  sourceFolderOf: (file: string) => string | null;
  remove: () => Promise<void>;
};

/**
 * Finds the native compiler of this repository, which takes a third of the time. Other repositories use the compiler of the kit, since the
 * native one would add 31 MB to each remote.
 */
function findCompiler(): string {
  return join(dirname(tryResolve('typescript-native/package.json') ?? require.resolve('typescript/package.json')), 'bin/tsc');
}

function tryResolve(name: string): string | null {
  try {
    return require.resolve(name);
  } catch {
    return null; // only this repository has it
  }
}

/** Creates an emitter with the compiler options of an app. */
export async function createDeclarationEmitter(appDir: string): Promise<DeclarationEmitter> {
  const cache = join(appDir, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'types-'));
  const { root } = parse(appDir);
  const compiler = findCompiler();
  const fileOf = (source: string) => join(folder, relative(root, source).replace(/\.tsx?$/, '.d.ts'));
  let projects = 0;
  return {
    async emit(sources) {
      projects += 1;
      const config = join(folder, `tsconfig-${projects}.json`);
      await writeFile(config, JSON.stringify(describeProject(appDir, sources, folder)));
      // The exit code is ignored: it also reports an inferred type without a portable name in a module that no expose mentions.
      const messages = await promisify(execFile)(process.execPath, [compiler, '-p', config], { cwd: appDir }).then(
        () => '',
        ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => stdout + stderr,
      );
      const files = sources.map(fileOf);
      const missing = sources.filter((_source, index) => !existsSync(files[index] ?? ''));
      if (missing.length > 0) throw new Error(`the compiler wrote no declarations of ${missing.join(', ')}.\n${messages}`);
      return files;
    },
    sourceFolderOf: (file) => (file.startsWith(folder) ? join(root, relative(folder, file), '..') : null),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function describeProject(appDir: string, sources: readonly string[], outDir: string): object {
  const appConfig = join(appDir, 'tsconfig.json');
  return {
    extends: existsSync(appConfig) ? appConfig : defaultConfig,
    include: [],
    exclude: [],
    files: [...sources, assetTypes],
    compilerOptions: {
      noEmit: false,
      composite: false,
      incremental: false,
      declaration: true,
      declarationMap: false,
      emitDeclarationOnly: true,
      // Types are checked elsewhere.
      noCheck: true,
      rootDir: parse(appDir).root,
      outDir,
    },
  };
}
