import type { ImportEdge, ImportGraph } from './import-graph';

/** A folder of the registry's modules: `registry/src/modules/releases`. */
const MODULE = /^registry\/src\/modules\/[^/]+(?=\/)/;

/** Makes the graph of which module of the registry imports which other one. Tests may import any. */
export function toModuleGraph(graph: ImportGraph): ImportGraph {
  const modules = new Map<string, ImportEdge[]>();
  for (const [file, edges] of graph) {
    const from = MODULE.exec(file)?.[0];
    if (from === undefined || file.includes('.test.')) continue;
    const others = edges.flatMap((edge) => {
      const to = MODULE.exec(edge.to)?.[0];
      return to === undefined || to === from ? [] : [{ ...edge, to }];
    });
    modules.set(from, [...(modules.get(from) ?? []), ...others]);
  }
  return modules;
}
