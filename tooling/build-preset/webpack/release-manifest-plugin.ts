import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chunk, Compilation, Compiler } from 'webpack';
import { RELEASE_MANIFEST_FILE, type ExposeName, type ReleaseManifest } from '@social/contracts';
import { describeFiles, InvalidManifestError, isScript, readFolder, readProvenance, validateManifest } from '@social/release';
import { findLazySingletonFiles, listLazySingletons } from './lazy-singletons';

export type ReleaseManifestOptions = Omit<ReleaseManifest, 'manifestVersion' | 'exposes' | 'files' | 'host' | 'provenance'> & {
  host?: Omit<NonNullable<ReleaseManifest['host']>, 'sharedFiles'>;
  /** The exposes of the build's federation options. `contract` is given if it is not 1. */
  exposes: readonly { name: ExposeName; contract?: number | undefined }[];
};

/**
 * Writes release.json next to the emitted files: their sizes and hashes, the files of each expose and of the shell's lazy singletons, and
 * the compatibility block.
 */
export class ReleaseManifestPlugin {
  constructor(private readonly options: ReleaseManifestOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('ReleaseManifestPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      try {
        const manifest = await this.describe(compiler, compilation);
        await writeFile(join(compiler.outputPath, RELEASE_MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
      } catch (error) {
        if (!(error instanceof InvalidManifestError)) throw error;
        compilation.errors.push(new compiler.webpack.WebpackError(`${RELEASE_MANIFEST_FILE} cannot be written: ${error.message}.`));
      }
    });
  }

  private async describe(compiler: Compiler, compilation: Compilation): Promise<ReleaseManifest> {
    const { exposes, host, ...rest } = this.options;
    return validateManifest({
      manifestVersion: 1,
      ...rest,
      ...(host && { host: { ...host, sharedFiles: findLazySingletonFiles(compilation) } }),
      exposes: exposes.map(({ name, contract }) => ({
        name,
        files: listExposeFiles(compilation, name),
        ...describeLazySingletons(compilation, name),
        ...(contract === undefined ? {} : { contract }),
      })),
      files: describeFiles((await readFolder(compiler.outputPath)).files),
      provenance: await readProvenance(compiler.context, process.env),
    });
  }
}

/** Names the chunk of an expose: `./home` is `expose-home`. */
export function toChunkName(expose: string): string {
  return `expose-${expose.slice('./'.length)}`;
}

/** Lists the files that load before an expose runs: those of the groups of its chunk. */
export function listExposeFiles(compilation: Compilation, expose: ExposeName): string[] {
  return [...new Set(listExposeChunks(compilation, expose).flatMap(({ files }) => [...files]))].filter(isScript).sort();
}

function describeLazySingletons(compilation: Compilation, expose: ExposeName): { shared?: string[] } {
  const shared = listLazySingletons(compilation, listExposeChunks(compilation, expose));
  return shared.length > 0 ? { shared } : {};
}

function listExposeChunks(compilation: Compilation, expose: ExposeName): Chunk[] {
  const chunk = compilation.namedChunks.get(toChunkName(expose));
  if (!chunk) throw new Error(`${expose} has no chunk of its own: has federation dropped the chunk name of an expose?`);
  return [...chunk.groupsIterable].filter((group) => !group.isInitial()).flatMap((group) => group.chunks);
}
