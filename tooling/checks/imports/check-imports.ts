import { findBrokenRules } from './find-broken-rules';
import { findCircles } from './find-circles';
import type { ImportGraph } from './import-graph';
import { CIRCLE_COMMENT, importRules, MODULE_CIRCLE_COMMENT } from './import-rules';
import { toModuleGraph } from './to-module-graph';

/** Checks a graph against the import law. @returns a paragraph for each broken rule. */
export function checkImports(graph: ImportGraph): string[] {
  return [
    ...findBrokenRules(importRules, graph).map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}\n    ${rule.comment}`),
    ...findCircles(graph).map((circle) => `no-circle: ${circle.join(' → ')}\n    ${CIRCLE_COMMENT}`),
    ...findCircles(toModuleGraph(graph)).map((circle) => `no-module-circle: ${circle.join(' → ')}\n    ${MODULE_CIRCLE_COMMENT}`),
  ];
}
