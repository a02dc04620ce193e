import { createHash } from 'node:crypto';
import type { ImportGraph } from '../imports/import-graph';

/**
 * Returns a digest for each source of a graph. It changes with the source and its direct and indirect imports. Apart from global
 * declarations, the types in a file depend on nothing else.
 * @param read returns the content of a file from its path.
 */
export function digestClosures(graph: ImportGraph, read: (file: string) => string): Map<string, string> {
  const digests = new Map<string, string>();

  function digest(file: string): string {
    const known = digests.get(file);
    if (known !== undefined) return known;
    // A circle ends here. The import law refuses circles.
    digests.set(file, '');
    const hash = createHash('sha256').update(read(file));
    for (const { specifier, to } of graph.get(file) ?? []) hash.update(`\0${specifier}\0${to}\0`).update(graph.has(to) ? digest(to) : '');
    const result = hash.digest('base64url').slice(0, 22);
    digests.set(file, result);
    return result;
  }

  for (const file of graph.keys()) digest(file);
  return digests;
}
