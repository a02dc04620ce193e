import type { Move } from './measure-moves';
import type { Start } from './measure-start';

/** Measurements of one kind, by subject such as `Home | cable | cold`, and by variant. */
export type Results<T> = Map<string, Map<string, T[]>>;

export type Report = {
  starts: Results<Start>;
  moves: Results<Move>;
  /** Milliseconds from an input to its next paint, by profile and action. */
  inputs: Results<number>;
  machine: string;
  runs: number;
  /** Shares of processor time that other programs used before each run. */
  othersLoad: readonly number[];
  loadAverages: readonly number[];
  maxBusyShare: number;
  /** Variants that the first one is compared with. */
  variants: readonly string[];
};

const startColumns: { title: string; read: (start: Start) => number | null; digits?: number }[] = [
  { title: 'readable, ms', read: ({ readableMs }) => readableMs },
  { title: 'content, ms', read: ({ contentMs }) => contentMs },
  { title: 'FCP, ms', read: ({ fcpMs }) => fcpMs },
  { title: 'LCP, ms', read: ({ lcpMs }) => lcpMs },
  { title: 'shift', read: ({ layoutShift }) => layoutShift, digits: 4 },
  { title: 'blocking, ms', read: ({ blockingMs }) => blockingMs },
  { title: 'CPU, ms', read: ({ cpuMs }) => cpuMs },
  { title: 'script, ms', read: ({ scriptMs }) => scriptMs },
  { title: 'scripts, KB', read: ({ scriptKb }) => scriptKb },
  { title: 'all, KB', read: ({ allKb }) => allKb },
  { title: 'requests', read: ({ requests }) => requests },
];

/** Adds a measurement. */
export function addResult<T>(results: Results<T>, what: string, variant: string, value: T): void {
  const byVariant = results.get(what) ?? new Map<string, T[]>();
  byVariant.set(variant, [...(byVariant.get(variant) ?? []), value]);
  results.set(what, byVariant);
}

/** Writes the measurements as Markdown: medians, with the lower and upper quartile of the times. */
export function writeReport({ starts, moves, inputs, ...report }: Report): string {
  return [
    `${report.machine}. ${report.runs} runs of each variant, in alternation. Medians; in parentheses the lower and upper quartile.`,
    '',
    describeLoad(report),
    '',
    ...[...starts].flatMap(([what, byVariant]) => [`### ${what}`, '', ...writeStarts(byVariant, report.variants), '']),
    ...(moves.size > 0 ? ['### Moves from Home', '', ...writeMoves(moves, report.variants), ''] : []),
    ...(inputs.size > 0 ? ['### Input to next paint', '', ...writeInputs(inputs), ''] : []),
  ].join('\n');
}

function describeLoad({ othersLoad, loadAverages, maxBusyShare }: Pick<Report, 'othersLoad' | 'loadAverages' | 'maxBusyShare'>): string {
  const loaded = othersLoad.filter((share) => share > maxBusyShare).length;
  const verdict =
    loaded > 0
      ? `**It does not count**: before ${loaded} of ${othersLoad.length} runs others took more than ${maxBusyShare * 100} % of the processors.`
      : `Before each run others took at most ${maxBusyShare * 100} % of the processors.`;
  return `${verdict} Load average ${Math.min(...loadAverages).toFixed(1)} to ${Math.max(...loadAverages).toFixed(1)}.`;
}

function writeStarts(byVariant: Map<string, Start[]>, names: readonly string[]): string[] {
  const [first, ...others] = names.filter((name) => byVariant.has(name));
  const header = ['', ...startColumns.map(({ title }) => title)];
  const rows = [...byVariant].map(([variant, list]) => [
    variant,
    ...startColumns.map(({ read, digits = 0 }) =>
      writeSpread(
        list.flatMap((start) => read(start) ?? []),
        digits,
      ),
    ),
  ]);
  const ratios = others.map((other) => [
    `ratio to ${other}`,
    ...startColumns.map(({ read }) => writeRatio(medianOf(byVariant.get(first ?? ''), read), medianOf(byVariant.get(other), read))),
  ]);
  return writeTable(header, [...rows, ...ratios]);
}

function writeMoves(moves: Results<Move>, names: readonly string[]): string[] {
  const rows = [...moves].flatMap(([what, byVariant]) =>
    names
      .filter((name) => byVariant.has(name))
      .map((name) => {
        const list = byVariant.get(name) ?? [];
        return [what, name, writeSpread(list.map(({ plainMs }) => plainMs)), writeSpread(list.map(({ hoveredMs }) => hoveredMs))];
      }),
  );
  return writeTable(['to', 'variant', 'clicked, ms', 'pointed at before, ms'], rows);
}

function writeInputs(inputs: Results<number>): string[] {
  const rows = [...inputs].flatMap(([what, byAction]) =>
    [...byAction].map(([action, list]) => [what, action, writeSpread(list), quantile(list, 0.95).toFixed(0)]),
  );
  return writeTable(['', 'input', 'ms', '95th percentile, ms'], rows);
}

function writeTable(header: string[], rows: string[][]): string[] {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)];
}

function writeSpread(numbers: number[], digits = 0): string {
  if (numbers.length === 0) return '-';
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(numbers, share).toFixed(digits));
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

function writeRatio(value: number, other: number): string {
  return other > 0 ? (value / other).toFixed(2) : '-';
}

function medianOf(list: Start[] | undefined, read: (start: Start) => number | null): number {
  return quantile(
    (list ?? []).flatMap((start) => read(start) ?? []),
    0.5,
  );
}

/** Returns the nearest rank, or NaN for an empty list. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}
