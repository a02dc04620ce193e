import { resolve } from 'node:path';
import { FEDERATION_MANIFEST, SLOT_INPUTS, TYPES_API_FILE, TYPES_ARCHIVE, writeTypesArchive } from '@social/release';
import type { ExposeName } from '@social/contracts';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { bundleDeclarations } from './bundle-declarations';
import { createDeclarationEmitter } from './emit-declarations';
import { writeApiTypes } from './write-api-types';

export type TypesArchiveOptions = {
  /** Names to modules. Those that are no TypeScript have no types. */
  exposes: Readonly<Record<ExposeName, string>>;
  /** The module with the type `SlotInputs`. */
  slotInputs?: string | undefined;
};

/**
 * Adds the types of the exposes to a release, in the format of Module Federation's own plugin: an archive with a file for each expose, and
 * the types of `loadRemote`. They are written while webpack compiles.
 */
export function typesArchivePlugin({ exposes, slotInputs }: TypesArchiveOptions): WebpackPluginInstance {
  const typed = Object.entries(exposes).filter(([, module]) => /\.tsx?$/.test(module));
  const modules = [...typed, ...(slotInputs === undefined ? [] : [[`./${SLOT_INPUTS}`, slotInputs] as const])];
  return {
    apply(compiler: Compiler) {
      if (modules.length === 0) return;
      const { hooks, webpack, context } = compiler;
      hooks.thisCompilation.tap('TypesArchive', (compilation) => {
        const written = writeTypes(context, modules).catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          compilation.errors.push(new webpack.WebpackError(`The types of the exposes cannot be written: ${reason}`));
          return null;
        });
        // The last stage: federation writes its manifest before it.
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tapPromise({ name: 'TypesArchive', stage }, async () => {
          const types = await written;
          if (types === null) return;
          compilation.emitAsset(TYPES_ARCHIVE, new webpack.sources.RawSource(Buffer.from(writeTypesArchive(types))));
          // The shell has an archive for what it passes, and exposes nothing.
          if (typed.length === 0) return;
          compilation.emitAsset(TYPES_API_FILE, new webpack.sources.RawSource(writeApiTypes(typed.map(([expose]) => expose))));
          compilation.updateAsset(FEDERATION_MANIFEST, (manifest) => new webpack.sources.RawSource(nameTypes(String(manifest.source()))));
        });
      });
    },
  };
}

async function writeTypes(appDir: string, exposes: readonly (readonly [ExposeName, string])[]): Promise<Record<string, string>> {
  const emitter = await createDeclarationEmitter(appDir);
  try {
    const modules = exposes.map(([expose, module]) => [expose.slice('./'.length), resolve(appDir, module)]);
    return await bundleDeclarations(Object.fromEntries(modules) as Record<string, string>, emitter);
  } finally {
    await emitter.remove();
  }
}

/** Names both files in federation's manifest, where a host looks for them. */
function nameTypes(manifest: string): string {
  const { metaData, ...rest } = JSON.parse(manifest) as { metaData: object };
  const types = { path: '', name: '', zip: TYPES_ARCHIVE, api: TYPES_API_FILE };
  return JSON.stringify({ ...rest, metaData: { ...metaData, types } }, null, 2);
}
