import { backoffMs, type RenderedComposition } from '@social/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { toListedFile } from '../files/release-address';
import type { ReleaseFiles } from '../files/release-files';
import type { RegistrySource } from '../registry-source';
import type { Compositions } from './compositions';

const RETRY_AFTER_MS = 2000;
const MAX_PAUSE_MS = 3000;

/** The registry offers a revision that is not newer than the served one: a replayed answer, or a registry restored from a backup. */
export class RevisionReplayedError extends Error {}

export type SyncOptions = {
  registry: RegistrySource;
  files: ReleaseFiles;
  compositions: Compositions;
  log: FastifyBaseLogger;
  pollMs: number;
  now: () => number;
  /** Between 0 and 1. */
  random: () => number;
  /** Waits for `pauseMs`, or until the signal is aborted. */
  pause: (pauseMs: number, signal: AbortSignal) => Promise<void>;
};

type Failure = { revision: number; reason: string; retryAt: number };

export type Sync = ReturnType<typeof createSync>;

/**
 * Follows the registry. A new revision is served once all of its files are on this disk and verified, and never before:
 * until then, and whenever anything about it is wrong, the revision before it is served.
 */
export function createSync({ registry, files, compositions, log, pollMs, now, random, pause }: SyncOptions) {
  const running = new Map<string, Promise<void>>();
  const failures = new Map<string, Failure>();
  const complete = new Set<string>();
  let hasSettled = compositions.all().length > 0;
  const stopped = new AbortController();
  let failedPolls = 0;

  async function update(environment: string, revision: number): Promise<void> {
    const served = compositions.find(environment)?.rendered;
    if (served && revision < served.revision) throw replayed(environment, revision, served.revision);
    if (served && revision === served.revision) return repair(served);
    const rendered = await registry.rendered(environment);
    if (rendered.environment !== environment) throw new Error(`the registry answered with ${rendered.environment}`);
    if (served && rendered.revision <= served.revision) throw replayed(environment, rendered.revision, served.revision);
    await files.ensureStored(rendered.files.map(toListedFile));
    await compositions.serve(rendered);
    complete.add(environment);
    log.info(
      { environment, revision: rendered.revision, from: served?.revision ?? null, composition: rendered.composition },
      'Serving a new revision',
    );
  }

  /** Verifies the files of a served revision once after a restart, and fetches the damaged ones. */
  async function repair(served: RenderedComposition): Promise<void> {
    if (complete.has(served.environment)) return;
    await files.ensureStored(served.files.map(toListedFile));
    complete.add(served.environment);
  }

  /** Logs a failure once, and retries after a pause. */
  async function updateOrLog(environment: string, revision: number): Promise<void> {
    const failure = failures.get(environment);
    if (failure?.revision === revision && now() < failure.retryAt) return;
    try {
      await update(environment, revision);
      failures.delete(environment);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (failure?.revision !== revision || failure.reason !== reason) {
        log.error({ err: error, environment, revision, served: compositions.find(environment)?.stamp ?? null }, 'A revision is not served');
      }
      failures.set(environment, { revision, reason, retryAt: now() + RETRY_AFTER_MS });
    }
  }

  /** Environments don't wait for each other: hanging files of one must not delay a pin of another. */
  function start(environment: string, revision: number): Promise<void> {
    const current = running.get(environment);
    if (current) return current;
    const task = updateOrLog(environment, revision).finally(() => running.delete(environment));
    running.set(environment, task);
    return task;
  }

  /** Polls once. @returns the updates that follow. @throws {RegistryUnavailableError} */
  async function poll(): Promise<Promise<void>[]> {
    const heads = Object.entries(await registry.heads()).filter(([, revision]) => revision > 0);
    const tasks = heads.map(([environment, revision]) => start(environment, revision));
    if (!hasSettled && heads.length > 0) void Promise.all(tasks).then(() => (hasSettled = true));
    return tasks;
  }

  async function pollOrWait(): Promise<number> {
    try {
      void (await poll());
      if (failedPolls > 0) log.info('The registry answers again');
      failedPolls = 0;
      return pollMs;
    } catch (error) {
      if (failedPolls++ === 0) log.warn({ err: error }, 'The registry is away; what is on disk is served on');
      // Jitter, so that many edges don't poll it at the same moment.
      return backoffMs(failedPolls, { firstMs: pollMs * 2, maxMs: MAX_PAUSE_MS }) * (0.5 + random() / 2);
    }
  }

  return {
    /** Polls once and waits for the updates. @throws {RegistryUnavailableError} when the registry does not answer at all. */
    async runOnce(): Promise<void> {
      await Promise.all(await poll());
    },
    /** Polls until `stop`. Never rejects. */
    async run(): Promise<void> {
      while (!stopped.signal.aborted) {
        await pause(await pollOrWait(), stopped.signal);
      }
    },
    /**
     * Whether it started with compositions on disk, or has tried each environment that the registry named at first. Until then it
     * would refuse the host names of the missing ones.
     */
    hasSettled: (): boolean => hasSettled,
    stop: () => stopped.abort(),
  };
}

function replayed(environment: string, offered: number, served: number): RevisionReplayedError {
  return new RevisionReplayedError(
    `the registry offers ${environment}@${offered}, but ${environment}@${served} is served already. ` +
      'If the registry was set back on purpose, delete the cache folder of this edge and restart it.',
  );
}
