import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Maps by file, or null for a file without one. */
type Maps = Map<string, SourceMap | null>;

/**
 * Lets stacks name the lines of the sources in a compiled program. Maps are read when a stack has a new frame, and are not held: they take
 * tens of megabytes. `node --enable-source-maps` reads all of them at each start, which takes a fifth of its time. Does nothing in a program
 * that runs from its sources.
 */
export function nameSourceLines(): void {
  if (!existsSync(`${process.argv[1]}.map`)) return;
  /** By their places in the compiled files, of which there are finitely many. */
  const described = new Map<string, string>();
  Error.prepareStackTrace = (error, frames) => {
    const maps: Maps = new Map();
    const lines = frames.map((frame) => {
      const text = `${frame as unknown as string}`;
      const line = described.get(text) ?? describe(frame, text, maps);
      described.set(text, line);
      return `    at ${line}`;
    });
    return [String(error), ...lines].join('\n');
  };
}

/** Describes a frame with its place in the source, or as it is without a map. */
function describe(frame: NodeJS.CallSite, text: string, maps: Maps): string {
  const file = frame.getFileName();
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  if (!file?.startsWith('file:') || line === null || column === null) return text;
  const map = maps.get(file) ?? readMap(`${fileURLToPath(file)}.map`);
  maps.set(file, map);
  // Maps count lines and columns from 0, frames from 1.
  const entry = map?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return text;
  const source = new URL(entry.originalSource, file).href;
  return text.replace(`${file}:${line}:${column}`, `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`);
}

/** A stack without source lines is better than none: a missing or damaged map is no failure. */
function readMap(path: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}
