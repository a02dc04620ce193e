import { FEDERATION_RUNTIME_FILE } from '@social/contracts';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/** Maximum sizes of the minified scripts of a build, in KB (1024 bytes). */
export type ByteBudget = {
  /** All scripts of a release together. */
  release: number;
  /** The scripts that load before one expose runs, or before the shell starts. */
  start: number;
  /** Each script that loads later, such as a dialog, an editor or a chart. */
  later: number;
};

/** Enough for most remotes. A remote that needs more sets it in its webpack.config.ts, where a reviewer sees it. */
export const DEFAULT_BUDGET: ByteBudget = { release: 700, start: 90, later: 95 };

/**
 * Fails a build whose scripts exceed their budget, so that a release grows only by decision.
 * @param readStarts returns each start with the files that load before it runs
 */
export function byteBudgetPlugin(
  budget: ByteBudget,
  readStarts: (compilation: Compilation) => Map<string, string[]>,
): WebpackPluginInstance {
  return {
    apply({ hooks, webpack }: Compiler) {
      hooks.thisCompilation.tap('ByteBudget', (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'ByteBudget', stage }, () => {
          const sizes = new Map(compilation.getAssets().map(({ name, source }) => [name, source.size()]));
          for (const excess of findExcesses(budget, sizes, readStarts(compilation))) {
            compilation.errors.push(new webpack.WebpackError(`${excess} Make it smaller, or raise \`budget\` in webpack.config.ts.`));
          }
        });
      });
    },
  };
}

/** Lists the exceeded budgets, a sentence each. */
export function findExcesses(budget: ByteBudget, sizes: ReadonlyMap<string, number>, starts: ReadonlyMap<string, string[]>): string[] {
  // A page loads at most one language's catalog, and none for English. Pages of the shell have the federation runtime.
  const scripts = [...sizes.keys()].filter(
    (file) => file.endsWith('.js') && !/^texts-[\w-]+\.js$/.test(file) && file !== FEDERATION_RUNTIME_FILE,
  );
  const loadedFirst = new Set([...starts.values()].flat());
  const kilobytesOf = (files: string[]) => files.reduce((total, file) => total + (sizes.get(file) ?? 0), 0) / 1024;
  const measured = [
    { of: 'All scripts', kilobytes: kilobytesOf(scripts), max: budget.release },
    ...[...starts].map(([name, files]) => ({ of: `What ${name} starts with`, kilobytes: kilobytesOf(files), max: budget.start })),
    ...scripts.filter((file) => !loadedFirst.has(file)).map((file) => ({ of: file, kilobytes: kilobytesOf([file]), max: budget.later })),
  ];
  return measured
    .filter(({ kilobytes, max }) => kilobytes > max)
    .map(({ of, kilobytes, max }) => `${of}: ${kilobytes.toFixed(1)} KB, with a budget of ${max} KB.`);
}
