import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Beyond this number of files, the linter takes as long for them as for all. */
const MAX_TARGETS = 300;

/**
 * Whether the lint of every file depends on a file: on settings, on what is installed, on declarations for all files, and on our own rule.
 * @param readText returns the text of the file.
 */
export function isReadByEveryLint(file: string, readText: () => string): boolean {
  if (/\.json$|\.d\.ts$|^pnpm-lock\.yaml$|^tooling\/checks\/lint\//.test(file)) return true;
  return /\.tsx?$/.test(file) && /\bdeclare (global|module)\b/.test(readText());
}

/** The state of the last green lint: digests of the sources with all that they import, and of the files that every lint depends on. */
export type Linted = { base: string; closures: Record<string, string> };

/** Lists the files to lint since the last lint that was green: null for all of them. */
export function listLintTargets(last: Linted | null, present: Linted): string[] | null {
  if (last?.base !== present.base) return null;
  const targets = Object.keys(present.closures).filter((file) => last.closures[file] !== present.closures[file]);
  return targets.length > MAX_TARGETS ? null : targets;
}

/** Reads what was linted last; null if nothing was, or the file is damaged. */
export function readLinted(file: string): Linted | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Linted;
  } catch {
    return null;
  }
}

export function saveLinted(file: string, linted: Linted): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(linted));
}
