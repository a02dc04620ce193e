import { createHash } from 'node:crypto';
import type { ImportGraph } from '../imports/import-graph';

/**
 * Returns a digest for each source of a graph. It changes when the source changes, or one that it imports, directly or through others: all that
 * the types in a file depend on, besides declarations for all files.
 * @param read returns the content of a file from its path.
 */
export function digestClosures(graph: ImportGraph, read: (file: string) => string): Map<string, string> {
  const digests = new Map<string, string>();

  function digest(file: string): string {
    const known = digests.get(file);
    if (known !== undefined) return known;
    // A circle ends here. The import law refuses it anyway.
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
