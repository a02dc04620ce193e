import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, parse, relative } from 'node:path';
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

/** Creates an emitter with the compiler options of an app. It uses the native compiler, which takes a third of the time. */
export async function createDeclarationEmitter(appDir: string): Promise<DeclarationEmitter> {
  const cache = join(appDir, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'types-'));
  const { root } = parse(appDir);
  const compiler = require.resolve('typescript-native/package.json').replace(/package\.json$/, 'bin/tsc');
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
