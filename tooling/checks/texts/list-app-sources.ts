import { singletons } from '@social/release/singletons';
import type { ImportGraph } from '../imports/import-graph';

const SHARED = new Set<string>(singletons.map(({ shareKey }) => shareKey));
const SHARED_WITH_TEXTS = /^shared\/(api|data|session|ui)\/src\//;

/** Returns true if members see texts of a file. */
export function isShown(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.test\.|\/(testing|worker|document)\//.test(file);
}

/**
 * Lists the files whose texts are in an app's catalogs: its own, and those of shared packages in its build. Singletons are in the shell's
 * build.
 */
export function listAppSources(app: string, graph: ImportGraph): string[] {
  const all = [...graph.keys()];
  const found = new Set(all.filter((file) => file.startsWith(`${app}/src/`) && isShown(file)));
  const isShell = app === 'shell';
  if (isShell) {
    const imports = [...graph.values()].flat();
    for (const { specifier, to } of imports) if (SHARED.has(specifier) && SHARED_WITH_TEXTS.test(to)) found.add(to);
  }
  // The loop also visits files that it adds to the set.
  for (const file of found)
    for (const { specifier, to } of graph.get(file) ?? [])
      if ((isShell || !SHARED.has(specifier)) && graph.has(to) && SHARED_WITH_TEXTS.test(to)) found.add(to);
  return [...found].sort();
}
