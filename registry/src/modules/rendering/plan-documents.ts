import type { ExposeName, RemoteName, ServedFile } from '@social/contracts';

/** A path whose document asks for a region's scripts before any script has run. */
type PreloadRoute = { path: string; remote: RemoteName; expose: ExposeName };

export type PlannedDocument = { paths: string[]; preloads: ServedFile[] };

/**
 * Groups routes by what their pages preload; the last group takes every other path.
 * The edge sends the first document that matches, so the more specific patterns come first.
 */
export function planDocuments(
  routes: readonly PreloadRoute[],
  always: readonly Omit<PreloadRoute, 'path'>[],
  findScripts: (remote: string, expose: string) => ServedFile[],
): PlannedDocument[] {
  const everywhere = always.flatMap(({ remote, expose }) => findScripts(remote, expose));
  const groups = new Map<string, PlannedDocument>();
  for (const { path, remote, expose } of [...routes].sort((a, b) => comparePathPatterns(a.path, b.path))) {
    const preloads = unique([...findScripts(remote, expose), ...everywhere]);
    const key = preloads.map(({ url }) => url).join(' ');
    const group = groups.get(key);
    if (group) group.paths.push(path);
    else groups.set(key, { paths: [path], preloads });
  }
  return [...groups.values(), { paths: ['*'], preloads: unique(everywhere) }];
}

/** Sorts the more specific of two patterns first. */
export function comparePathPatterns(a: string, b: string): number {
  return compareRanks(rankPattern(a), rankPattern(b));
}

const END_OF_PATH = 2;

/** Ranks each part of a pattern: text 0, parameter 1, wildcard 3. The end of the path is 2, so `/a` comes before `/a/*`. */
function rankPattern(pattern: string): number[] {
  const parts = pattern.split('/').filter(Boolean);
  return [...parts.map((part) => (part === '*' ? 3 : part.startsWith(':') ? 1 : 0)), END_OF_PATH];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((rank, position) => rank !== b[position]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

function unique(files: readonly ServedFile[]): ServedFile[] {
  return [...new Map(files.map((file) => [file.url, file])).values()];
}
