/** Lists the files of two builds that differ or exist in only one. */
export function findDifferingFiles(first: ReadonlyMap<string, string>, second: ReadonlyMap<string, string>): string[] {
  return [...new Set([...first.keys(), ...second.keys()])].filter((path) => first.get(path) !== second.get(path)).sort();
}
