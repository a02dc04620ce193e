import type { Chunk, Compilation, Module } from 'webpack';
import { singletons } from '@social/release/singletons';

const lazyKeys = singletons.filter(({ isLazy }) => isLazy).map(({ shareKey }) => shareKey);

/** Returns true if the shell loads a singleton with the first chunk that imports it, and not at its start. */
export function isLazySingleton(shareKey: string): boolean {
  return lazyKeys.includes(shareKey);
}

/** Lists the lazy singletons that modules of these chunks import. The shell loads them together with the chunks. */
export function listLazySingletons({ chunkGraph }: Compilation, chunks: readonly Chunk[]): string[] {
  const imported = new Set(chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)].map(readConsumedKey)));
  return lazyKeys.filter((key) => imported.has(key));
}

/** Maps each lazy singleton of this build to its scripts. @throws if a singleton has none, because then it is in the start of the shell. */
export function findLazySingletonFiles(compilation: Compilation): Record<string, string[]> {
  const { chunkGraph, modules } = compilation;
  const provided = [...modules].filter(({ type }) => type === 'provide-module');
  return Object.fromEntries(
    lazyKeys.map((key) => {
      const module = provided.find((candidate) => candidate.identifier().includes(` ${key}@`));
      const chunks = module?.blocks[0] ? (chunkGraph.getBlockChunkGroup(module.blocks[0])?.chunks ?? []) : [];
      const files = chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
      if (files.length === 0) throw new Error(`${key} has no scripts of its own.`);
      return [key, files.sort()];
    }),
  );
}

/** Returns the share key of a module that represents a shared one. Federation has no type for it. */
function readConsumedKey(module: Module): string | undefined {
  return module.type === 'consume-shared-module' ? (module as Module & { options: { shareKey: string } }).options.shareKey : undefined;
}
