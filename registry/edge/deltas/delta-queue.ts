import { setTimeout as delay } from 'node:timers/promises';

type Job = () => Promise<void>;

/** Maximum number of jobs requested by browsers. Further ones are dropped until a browser requests them again. */
const MAX_REQUESTED = 200;
/** Maximum wait for the running job on close. Ending a thread while it starts would abort the process. */
const CLOSE_TIMEOUT_MS = 3000;

/**
 * Runs jobs one at a time. Jobs of new compositions come before those requested by browsers.
 * @param onFailure receives the error of a failed job.
 */
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
    /** Sets the jobs of an environment, in order. Drops its earlier jobs that have not started. */
    replace(environment: string, jobs: readonly Job[]): void {
      ofEnvironments.set(environment, [...jobs]);
      start();
    },
    /** Adds a job, unless one with this key is waiting or the queue is full. */
    request(key: string, job: Job): void {
      if (requested.has(key) || requested.size >= MAX_REQUESTED) return;
      requested.set(key, job);
      start();
    },
    /** Counts the jobs that wait or run. */
    size: (): number => [...ofEnvironments.values()].reduce((sum, jobs) => sum + jobs.length, requested.size) + (isRunning ? 1 : 0),
    /** Drops waiting jobs, and waits for the running one up to a limit. */
    async close(): Promise<void> {
      isClosed = true;
      await Promise.race([last, delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
