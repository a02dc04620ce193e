import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Gives two modules fixed ids. Federation names the module that starts it after a hash of absolute paths, and webpack derives module ids
 * from names, so two clones would build different bytes of one commit.
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
