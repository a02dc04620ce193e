import type { RenderedComposition } from '@social/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { promisedFile } from '../files/release-address';
import type { ReleaseFiles } from '../files/release-files';
import type { RegistrySource } from '../registry-source';
import type { Compositions } from './compositions';

const RETRY_AFTER_MS = 2000;
const LONGEST_PAUSE_MS = 3000;

/** The registry offers a revision that is not newer than the one served: an old answer played again, or a registry set back. */
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
  /** Waits, and no longer than until the signal. */
  pause: (pauseMs: number, signal: AbortSignal) => Promise<void>;
};

type Setback = { revision: number; complaint: string; retryAt: number };

export type Sync = ReturnType<typeof createSync>;

/**
 * Follows the registry. A new revision is served when each of its files is on this disk and proven, or not at all:
 * until then, and whenever anything about it is wrong, members keep the one before.
 */
export function createSync({ registry, files, compositions, log, pollMs, now, random, pause }: SyncOptions) {
  const running = new Map<string, Promise<void>>();
  const setbacks = new Map<string, Setback>();
  const complete = new Set<string>();
  let hasSettled = compositions.all().length > 0;
  const stopped = new AbortController();
  let failedPolls = 0;

  async function bring(environment: string, revision: number): Promise<void> {
    const served = compositions.of(environment)?.rendered;
    if (served && revision < served.revision) throw replayed(environment, revision, served.revision);
    if (served && revision === served.revision) return repair(served);
    const rendered = await registry.rendered(environment);
    if (rendered.environment !== environment) throw new Error(`the registry answered with ${rendered.environment}`);
    if (served && rendered.revision <= served.revision) throw replayed(environment, rendered.revision, served.revision);
    await files.hold(rendered.files.map(promisedFile));
    await compositions.adopt(rendered);
    complete.add(environment);
    log.info(
      { environment, revision: rendered.revision, from: served?.revision ?? null, composition: rendered.composition },
      'Serving a new revision',
    );
  }

  /** A restart trusts no file on disk before it was proven again; once is enough. */
  async function repair(served: RenderedComposition): Promise<void> {
    if (complete.has(served.environment)) return;
    await files.hold(served.files.map(promisedFile));
    complete.add(served.environment);
  }

  async function bringOrComplain(environment: string, revision: number): Promise<void> {
    const setback = setbacks.get(environment);
    if (setback?.revision === revision && now() < setback.retryAt) return;
    try {
      await bring(environment, revision);
      setbacks.delete(environment);
    } catch (error) {
      const complaint = error instanceof Error ? error.message : String(error);
      if (setback?.revision !== revision || setback.complaint !== complaint) {
        log.error({ err: error, environment, revision, served: compositions.of(environment)?.stamp ?? null }, 'A revision is not served');
      }
      setbacks.set(environment, { revision, complaint, retryAt: now() + RETRY_AFTER_MS });
    }
  }

  /** Environments don't wait for each other: one whose files hang must not hold up a pin of another. */
  function start(environment: string, revision: number): Promise<void> {
    const current = running.get(environment);
    if (current) return current;
    const task = bringOrComplain(environment, revision).finally(() => running.delete(environment));
    running.set(environment, task);
    return task;
  }

  /** Asks once, and returns the work that followed from it. @throws {RegistryUnavailableError} */
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
      // Jitter, so that many edges don't return to it in step.
      return Math.min(pollMs * 2 ** failedPolls, LONGEST_PAUSE_MS) * (0.5 + random() / 2);
    }
  }

  return {
    /** One round, to its end. @throws {RegistryUnavailableError} when the registry does not answer at all. */
    async runOnce(): Promise<void> {
      await Promise.all(await poll());
    },
    /** Rounds until `stop`. Never rejects. */
    async run(): Promise<void> {
      while (!stopped.signal.aborted) {
        await pause(await pollOrWait(), stopped.signal);
      }
    },
    /**
     * Whether it started with a full disk, or has tried each environment that the registry named at first. Until then it would send
     * members of the missing ones away.
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
