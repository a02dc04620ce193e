import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Federation writes the module that starts it under a hash of absolute paths, and webpack makes module ids from the names of modules: two
 * clones would build different bytes of one commit. The two modules that are named for it get ids of their own.
 */
export function stableEntryIdsPlugin(): WebpackPluginInstance {
  return {
    apply({ hooks }: Compiler) {
      hooks.compilation.tap('StableEntryIds', (compilation) => {
        compilation.hooks.beforeModuleIds.tap('StableEntryIds', (modules) => {
          for (const module of modules) {
            const identifier = module.identifier();
            if (!/\.federation[\\/]entry\.[0-9a-f]+\.js/.test(identifier)) continue;
            compilation.chunkGraph.setModuleId(module, identifier.startsWith('container entry') ? 'container-entry' : 'federation-entry');
          }
        });
      });
    },
  };
}
