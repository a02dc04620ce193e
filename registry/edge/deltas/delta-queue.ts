import { setTimeout as delay } from 'node:timers/promises';

type Job = () => Promise<void>;

/** Asked for by browsers. Beyond it, they are asked for again by the next. */
const MAX_REQUESTED = 200;
/** How long closing waits for the job that runs. Ending a thread while it starts would abort the process. */
const CLOSE_TIMEOUT_MS = 3000;

/** Runs jobs one at a time: those of new compositions first, then those that browsers asked for. @param onFailure gets what a job rejects with. */
export function createDeltaQueue(onFailure: (error: unknown) => void) {
  const ofEnvironments = new Map<string, Job[]>();
  const requested = new Map<string, Job>();
  let isRunning = false;
  let isClosed = false;
  let last = Promise.resolve();

  function takeNext(): Job | undefined {
    for (const jobs of ofEnvironments.values()) {
      const job = jobs.shift();
      if (job) return job;
    }
    const [first] = requested;
    if (first) requested.delete(first[0]);
    return first?.[1];
  }

  async function runAll(): Promise<void> {
    for (let job = takeNext(); job && !isClosed; job = takeNext()) await job().catch(onFailure);
    isRunning = false;
  }

  function start(): void {
    if (isRunning) return;
    isRunning = true;
    last = runAll();
  }

  return {
    /** Sets the jobs of an environment, in their order. Those that it had before and that have not begun are dropped. */
    replace(environment: string, jobs: readonly Job[]): void {
      ofEnvironments.set(environment, [...jobs]);
      start();
    },
    /** Adds a job unless one of this key waits, or too many do. */
    request(key: string, job: Job): void {
      if (requested.has(key) || requested.size >= MAX_REQUESTED) return;
      requested.set(key, job);
      start();
    },
    /** Counts the jobs that wait or run. */
    size: (): number => [...ofEnvironments.values()].reduce((sum, jobs) => sum + jobs.length, requested.size) + (isRunning ? 1 : 0),
    /** Drops what waits, and waits for the job that runs unless it takes long. */
    async close(): Promise<void> {
      isClosed = true;
      await Promise.race([last, delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
