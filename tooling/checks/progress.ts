/** A part of a run. Only the ratios of the expected times matter: the first phases show the speed of this machine. */
export type Phase = { name: string; expectedSeconds: number };

export type Progress = {
  /** Starts a phase, ends the previous one, and prints its number. */
  begin: (name: string) => void;
  /** Shows how many files or tests are done. `unit` names what is counted. */
  update: (count: { done: number; total: number; failed: number }, unit: string) => void;
  /** Stops showing progress. */
  end: () => void;
};

export type ProgressOptions = {
  /** The machine's factor for expected times, until phases have been measured. */
  slowness: number;
  /** Milliseconds. */
  now?: () => number;
  print?: (line: string) => void;
};

/** Interval of lines in a log, in milliseconds. */
const LINE_EVERY_MS = 20_000;

/** Shows in a terminal or a log the running phase, its progress, and the estimated remaining time. */
export function createProgress(phases: readonly Phase[], options: ProgressOptions): Progress {
  const { slowness, now = () => performance.now(), print = (line) => console.log(line) } = options;
  const finished: Timed[] = [];
  let current: { phase: Phase; startedAt: number } | null = null;
  let printedAt = 0;

  function close(): void {
    if (current) finished.push({ expectedSeconds: current.phase.expectedSeconds, seconds: (now() - current.startedAt) / 1000 });
    current = null;
  }

  function describeRest(fraction: number): string {
    if (!current) return '';
    const { phase, startedAt } = current;
    const seconds = (now() - startedAt) / 1000;
    const pending = phases.slice(phases.indexOf(phase) + 1).map(({ expectedSeconds }) => expectedSeconds);
    return describeDuration(
      estimateRest({ finished, current: { expectedSeconds: phase.expectedSeconds, seconds, fraction }, pending, slowness }),
    );
  }

  return {
    begin(name) {
      close();
      const index = phases.findIndex((phase) => phase.name === name);
      const phase = phases[index];
      if (!phase) throw new Error(`There is no phase named ${name}.`);
      current = { phase, startedAt: now() };
      printedAt = now();
      print(`[${index + 1}/${phases.length}] ${name}, about ${describeRest(0)} left in all`);
    },
    update({ done, total, failed }, unit) {
      if (!current || now() - printedAt < LINE_EVERY_MS) return;
      printedAt = now();
      const failures = failed > 0 ? `, ${failed} failed` : '';
      print(`      ${done} of ${total} ${unit}${failures}, about ${describeRest(total > 0 ? done / total : 0)} left in all`);
    },
    end: close,
  };
}

type Timed = { expectedSeconds: number; seconds: number };

type Times = {
  finished: readonly Timed[];
  current: Timed & { fraction: number };
  /** Expected seconds of the remaining phases. */
  pending: readonly number[];
  slowness: number;
};

/** Estimates the remaining seconds: the expected rest, multiplied by how much longer than expected the run has taken so far. */
export function estimateRest({ finished, current, pending, slowness }: Times): number {
  const done = [...finished, { expectedSeconds: current.expectedSeconds * current.fraction, seconds: current.seconds }];
  const expected = sum(done.map(({ expectedSeconds }) => expectedSeconds));
  // The start of the first phase does not allow an estimate.
  const ratio = finished.length > 0 || current.fraction > 0.1 ? sum(done.map(({ seconds }) => seconds)) / expected : slowness;
  return ratio * (current.expectedSeconds * (1 - current.fraction) + sum(pending));
}

function describeDuration(seconds: number): string {
  return seconds < 90 ? `${Math.max(10, Math.round(seconds / 10) * 10)} s` : `${Math.round(seconds / 60)} min`;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
