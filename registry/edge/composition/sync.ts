import { backoffMs, compareHeads, type RenderedComposition, type SignedHead } from '@social/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { createFileUpdates } from '../files/file-updates';
import { toListedFile, type ListedFile } from '../files/release-address';
import type { ReleaseFiles } from '../files/release-files';
import type { RegistrySource } from '../registry-source';
import type { HeadAnchors } from '../trust/head-anchors';
import { HeadRefusedError, verifyRendered, type VerifiedComposition } from '../trust/verify-rendered';
import type { Compositions } from './compositions';
import type { ServedComposition } from './served-composition';

const RETRY_AFTER_MS = 2000;
const MAX_PAUSE_MS = 3000;

export type SyncOptions = {
  registry: RegistrySource;
  files: ReleaseFiles;
  compositions: Compositions;
  anchors: HeadAnchors;
  log: FastifyBaseLogger;
  pollMs: number;
  now: () => number;
  /** Between 0 and 1. */
  random: () => number;
  /** Waits for `pauseMs`, or until the signal is aborted. */
  pause: (pauseMs: number, signal: AbortSignal) => Promise<void>;
};

/** `head` distinguishes two documents with the same number. */
type Failure = { head: string; reason: string; retryAt: number };

export type Sync = ReturnType<typeof createSync>;

/**
 * Follows the registry. A new revision is served only once it is proven to be signed and to follow the last seen one, and all its files are
 * on this disk and verified. Until then, and if anything is wrong, the previous revision is served.
 */
export function createSync({ registry, files, compositions, anchors, log, pollMs, now, random, pause }: SyncOptions) {
  const running = new Map<string, Promise<void>>();
  const failures = new Map<string, Failure>();
  const complete = new Set<string>();
  const fileUpdates = createFileUpdates({ registry, files, log, now });
  let hasSettled = compositions.all().length > 0;
  const stopped = new AbortController();
  let failedPolls = 0;
  let lastAnswerMs = 0;

  async function update(environment: string, head: SignedHead | null): Promise<void> {
    const seen = anchors.seen(environment);
    if (!head && seen)
      throw new HeadRefusedError(`the registry has no revision of ${environment}, whose revision ${seen.revision} was seen`);
    if (!head) return;
    await anchors.accept(environment, head, (revision) => registry.head(environment, revision));
    const served = compositions.find(environment);
    if (served && compareHeads(head, served.head) === 0) return repair(served.rendered);
    const verified = verifyRendered(head, await registry.rendered(environment, head.revision));
    await files.ensureStored(listFiles(verified.rendered));
    await compositions.serve(verified);
    complete.add(environment);
    logServed(log, verified, served);
  }

  /** Verifies the files of a served revision once after a restart, and fetches damaged ones again. */
  async function repair(served: RenderedComposition): Promise<void> {
    if (complete.has(served.environment)) return;
    await files.ensureStored(listFiles(served));
    complete.add(served.environment);
  }

  /** Logs a failure once, and retries after a pause. */
  async function updateOrLog(environment: string, head: SignedHead | null): Promise<void> {
    const failure = failures.get(environment);
    const key = JSON.stringify(head);
    if (failure?.head === key && now() < failure.retryAt) return;
    try {
      await update(environment, head);
      failures.delete(environment);
    } catch (error) {
      registry.forgetHeads();
      const reason = error instanceof Error ? error.message : String(error);
      if (failure?.head !== key || failure.reason !== reason) {
        const served = compositions.find(environment)?.stamp ?? null;
        log.error({ err: error, environment, revision: head?.revision ?? 0, served }, 'A revision is not served');
      }
      failures.set(environment, { head: key, reason, retryAt: now() + RETRY_AFTER_MS });
    }
  }

  /** Environments update independently: hanging files of one must not delay a pin of another. */
  function start(environment: string, head: SignedHead | null): Promise<void> {
    const current = running.get(environment);
    if (current) return current;
    const task = updateOrLog(environment, head).finally(() => running.delete(environment));
    running.set(environment, task);
    return task;
  }

  /** Polls once. @returns the started updates. @throws {RegistryUnavailableError} */
  async function poll(): Promise<Promise<void>[]> {
    const latest = await registry.heads();
    lastAnswerMs = now();
    const heads = Object.entries(latest);
    const tasks = heads.map(([environment, head]) => start(environment, head));
    if (!hasSettled && heads.some(([, head]) => head)) void Promise.all(tasks).then(() => (hasSettled = true));
    return [...tasks, fileUpdates.run(latest)];
  }

  async function pollOrWait(): Promise<number> {
    try {
      void (await poll());
      if (failedPolls > 0) log.info('The registry answers again');
      failedPolls = 0;
      return pollMs;
    } catch (error) {
      if (failedPolls++ === 0) log.warn({ err: error }, 'The registry is away; what is on disk is served on');
      // Jitter, so that many edges do not poll at the same moment.
      return backoffMs(failedPolls, { firstMs: pollMs * 2, maxMs: MAX_PAUSE_MS }) * (0.5 + random() / 2);
    }
  }

  return {
    /** Polls once and waits for the updates. @throws {RegistryUnavailableError} if the registry does not answer. */
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
     * Returns true if it started with compositions on disk, or has tried all environments of the registry's first answer. Before that it
     * would refuse host names of missing ones.
     */
    hasSettled: (): boolean => hasSettled,
    /** Time of the registry's last answer, in milliseconds since the epoch. 0 for never. */
    lastAnswerMs: (): number => lastAnswerMs,
    /** Counts the environments whose latest revision could not be served. */
    countFailures: (): number => failures.size,
    stop: () => stopped.abort(),
  };
}

function logServed(log: FastifyBaseLogger, { head, rendered }: VerifiedComposition, before: ServedComposition | null): void {
  const { environment, revision, epoch } = head;
  log.info(
    { environment, revision, epoch, from: before?.head.revision ?? null, composition: rendered.composition },
    'Serving a new revision',
  );
}

/** Lists the files that a page of a revision may load, including those of its canary. */
function listFiles({ files, canary }: RenderedComposition): ListedFile[] {
  return [...files, ...(canary?.files ?? [])].map(toListedFile);
}
