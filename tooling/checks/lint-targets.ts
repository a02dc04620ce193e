import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Above this number of files, the linter takes as long as for all files. */
const MAX_TARGETS = 300;

/**
 * Returns true if the lint of every file depends on this one: settings, installed packages, global declarations, and our own rule.
 * @param readText returns the text of the file.
 */
export function isReadByEveryLint(file: string, readText: () => string): boolean {
  if (/\.json$|\.d\.ts$|^pnpm-lock\.yaml$|^tooling\/checks\/lint\//.test(file)) return true;
  return /\.tsx?$/.test(file) && /\bdeclare (global|module)\b/.test(readText());
}

/** The state of the last successful lint: digests of the sources with all their imports, and of the files that every lint depends on. */
export type Linted = { base: string; closures: Record<string, string> };

/** Lists the files to lint since the last successful lint. Null for all files. */
export function listLintTargets(last: Linted | null, present: Linted): string[] | null {
  if (last?.base !== present.base) return null;
  const targets = Object.keys(present.closures).filter((file) => last.closures[file] !== present.closures[file]);
  return targets.length > MAX_TARGETS ? null : targets;
}

/** Reads the state of the last lint. Null if there is none or the file is damaged. */
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
