import type { ImportGraph } from './import-graph';

/** Finds files that import each other. @returns the shortest circle of each group: its files, with the first repeated at the end. */
export function findCircles(graph: ImportGraph): string[][] {
  return findGroups(graph).map((group) => findShortestCircle(graph, group));
}

/** Finds the strongly connected components that contain a circle, by Tarjan's algorithm. */
function findGroups(graph: ImportGraph): ReadonlySet<string>[] {
  const groups: Set<string>[] = [];
  const indexes = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();

  function visit(file: string): number {
    const index = indexes.size;
    let lowest = index;
    indexes.set(file, index);
    stack.push(file);
    onStack.add(file);
    for (const { to } of graph.get(file) ?? []) {
      if (!graph.has(to)) continue;
      const known = indexes.get(to);
      if (known === undefined) lowest = Math.min(lowest, visit(to));
      else if (onStack.has(to)) lowest = Math.min(lowest, known);
    }
    if (lowest === index) {
      const group = new Set(stack.splice(stack.lastIndexOf(file)));
      for (const member of group) onStack.delete(member);
      if (group.size > 1 || graph.get(file)?.some(({ to }) => to === file)) groups.push(group);
    }
    return lowest;
  }

  for (const file of graph.keys()) if (!indexes.has(file)) visit(file);
  return groups;
}

/** Searches the group breadth first, from its first file back to it. */
function findShortestCircle(graph: ImportGraph, group: ReadonlySet<string>): string[] {
  const [start = ''] = [...group].sort();
  const importers = new Map<string, string>();
  const queue = [start];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    for (const { to } of graph.get(file) ?? []) {
      if (!group.has(to) || importers.has(to)) continue;
      importers.set(to, file);
      queue.push(to);
    }
  }
  const circle = [start];
  do circle.unshift(importers.get(circle[0] ?? '') ?? start);
  while (circle[0] !== start);
  return circle;
}
