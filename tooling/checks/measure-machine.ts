import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export type Machine = {
  /** Number of free processors: as many workers as can run at full speed. At least 1. */
  workers: number;
  /** Factor by which each worker is slower than the reference while all of them are busy. At least 1. */
  slowness: number;
};

/** Duration of one run of the workload on the reference machine, an idle virtual machine with two cores, in milliseconds. */
const REFERENCE_MS = 200;

/** A fixed amount of work for one processor: integers and short-lived objects. */
const workload = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', () => {
    const startedAt = performance.now();
    let sum = 0;
    const points = Array.from({ length: 64 }, (_, x) => ({ x, y: 0 }));
    for (let round = 0; round < 14_000_000; round++) {
      const point = points[(sum ^ round) & 63];
      points[round & 63] = { x: point.y + round, y: (sum + point.x) & 1023 };
      sum = (sum * 31 + point.x * point.y) | 0;
    }
    parentPort.postMessage({ durationMs: performance.now() - startedAt, sum });
  });`;

/**
 * Measures the machine's current speed, in one to two seconds on the reference machine. Limits for hangs are multiplied by the slowness.
 * There are as many workers as free processors: a container that may use one of two processors gets one worker.
 */
export async function measureMachine(processors = availableParallelism()): Promise<Machine> {
  const workers = Array.from({ length: processors }, () => new Worker(workload, { eval: true }));
  try {
    await runAll(workers); // compiles the workload
    const single = await runAll(workers.slice(0, 1));
    const parallel = await runAll(workers);
    return judgeMachine({ processors, singleMs: single, parallelMs: parallel });
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Derives free processors and slowness from the time of a single workload, and the time of one workload on each processor at once. */
export function judgeMachine(times: { processors: number; singleMs: number; parallelMs: number }): Machine {
  const { processors, singleMs, parallelMs } = times;
  const free = (processors * singleMs) / parallelMs;
  return {
    // Two threads of one core do a fifth more together than one of them. They count as two.
    workers: Math.min(Math.max(Math.ceil(free - 0.15), 1), processors),
    slowness: Math.max(1, Math.round((parallelMs / REFERENCE_MS) * 10) / 10),
  };
}

/** Returns the median of three rounds, in milliseconds. In each round all workers run the workload at once, and the slowest counts. */
async function runAll(workers: readonly Worker[]): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < 3; round++) {
    const times = await Promise.all(workers.map(runOnce));
    rounds.push(Math.max(...times));
  }
  return rounds.sort((one, other) => one - other)[1] as number;
}

function runOnce(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('message', ({ durationMs }: { durationMs: number }) => resolve(durationMs));
    worker.once('error', reject);
    worker.postMessage(null);
  });
}
