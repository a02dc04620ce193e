import { eachMapping, TraceMap, type EncodedSourceMap } from '@jridgewell/trace-mapping';

/** Characters of a script: all of them, and those in functions that ran. */
export type Share = { all: number; run: number };

/** Part of a script that ran or did not run. For each position the innermost range counts (Chromium's precise coverage). */
export type CoveredRange = { startOffset: number; endOffset: number; count: number };

/** Adds up a minified script by the packages in its source map. Code without a source counts as `(bundler)`. */
export function attributeBytes(text: string, map: EncodedSourceMap, ranges: readonly CoveredRange[]): Map<string, Share> {
  const ran = markRun(text.length, ranges);
  const starts = lineStarts(text);
  const shares = new Map<string, Share>();
  let from = 0;
  let source: string | null = null;

  function addUntil(end: number) {
    const name = source === null ? '(bundler)' : nameOfPackage(source);
    const share = shares.get(name) ?? { all: 0, run: 0 };
    share.all += end - from;
    for (let at = from; at < end; at++) share.run += ran[at] ?? 0;
    shares.set(name, share);
    from = end;
  }

  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source: next }) => {
    addUntil((starts[generatedLine - 1] ?? text.length) + generatedColumn);
    source = next;
  });
  addUntil(text.length);
  return shares;
}

/**
 * For example, `webpack://shell/../node_modules/.pnpm/axios@1/node_modules/axios/lib/utils.js` belongs to `axios`. Our own files belong to
 * `shared/api` or `shell`.
 */
function nameOfPackage(source: string): string {
  const [, library] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (library !== undefined) return library;
  const path = source.replace(/^webpack:\/\//, '');
  const [, shared] = /\/(shared\/[^/]+)\//.exec(path) ?? [];
  if (shared !== undefined) return shared;
  return path.startsWith('webpack/') || path.includes('/webpack/') ? '(bundler)' : (path.split('/')[0] ?? path);
}

function markRun(length: number, ranges: readonly CoveredRange[]): Uint8Array {
  const ran = new Uint8Array(length);
  // Outer ranges come first, so that inner ones overwrite them.
  const ordered = [...ranges].sort((one, other) => one.startOffset - other.startOffset || other.endOffset - one.endOffset);
  for (const { startOffset, endOffset, count } of ordered) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return ran;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
