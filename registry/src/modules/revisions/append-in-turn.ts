import { EnvironmentUnknownError } from '../environments/environments.errors';
import { isRefusal } from '../../is-refusal';
import { appendRevision } from './append-revision';
import { createQueues } from './create-queues';
import { createTurns } from './create-turns';
import type { RevisionRequest } from './next-revision';
import type { OpenEnvironment, RevisionRow } from './open-environment';
import { createRecentRevisions } from './recent-revisions';
import { RevisionStaleError } from './revisions.errors';
import type { RevisionRepository } from './revisions.repository';
import type { RevisionView } from './revisions.schema';
import { toView } from './to-view';

/** The environment to change, and the revision that the change is based on: 0 while nothing is pinned. */
export type ChangeTarget = { environment: string; basedOn: number };

/** Decides on a revision that follows the head of an environment. */
type PlanRevision = (open: OpenEnvironment, head: RevisionRow | null) => Promise<RevisionRequest>;

/** How often a change is made again because the settings changed, or a freeze began or ended, while it was made. */
const MAX_ATTEMPTS = 5;
/** About as long as a writer needs to send its change again and have it stored. */
const REFUSAL_INTERVAL_MS = 10;

/** Makes the function by which changes that are based on a revision are appended. */
export function createAppender({ repository, now }: { repository: RevisionRepository; now(): Date }) {
  const enqueue = createQueues();
  const recent = createRecentRevisions();
  const refusals = createTurns(REFUSAL_INTERVAL_MS);

  /**
   * Compares the head of the environment with `basedOn`, and adds the revision that `plan` asks for. Everything is decided and rendered
   * without a lock: storing it fails when the number was taken or the environment changed. Of many writers at once one can win: the others
   * wait in memory, and learn from the winner's revision that they lost. They learn it one after another, the next with each further
   * revision: if all came back at once, all but one would lose again.
   * @throws {EnvironmentUnknownError | RevisionStaleError} and what `plan` throws.
   */
  async function append(target: ChangeTarget, plan: PlanRevision): Promise<RevisionView> {
    for (;;) {
      await refuseStale(target);
      const view = await enqueue(target.environment, () => appendUnlessStale(target, plan));
      if (view) return view;
    }
  }

  async function refuseStale({ environment, basedOn }: ChangeTarget): Promise<void> {
    if (recent.newerThan(environment, basedOn).length === 0) return;
    await refusals.wait(environment);
    const since = recent.newerThan(environment, basedOn);
    if (since[0]) throw new RevisionStaleError(environment, basedOn, since[0], since);
  }

  async function appendUnlessStale(target: ChangeTarget, plan: PlanRevision): Promise<RevisionView | null> {
    if (recent.newerThan(target.environment, target.basedOn).length > 0) return null;
    const view = toView(await tryToAppend(target, plan));
    recent.add(view);
    refusals.next(target.environment);
    return view;
  }

  async function tryToAppend({ environment, basedOn }: ChangeTarget, plan: PlanRevision): Promise<RevisionRow> {
    const remembered = await appendToRemembered({ environment, basedOn }, plan);
    if (remembered) return remembered;
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
      const open = await repository.open(environment);
      if (!open) throw new EnvironmentUnknownError(environment);
      const head = await open.head();
      if ((head?.number ?? 0) !== basedOn) {
        const since = (await repository.newerThan(environment, basedOn)).map(toView);
        throw new RevisionStaleError(environment, basedOn, since[0] ?? (head && toView(head)), since);
      }
      const revision = await appendRevision(open, head, await plan(open, head), now());
      if (revision) return revision;
    }
    throw new Error(`${environment} changed ${MAX_ATTEMPTS} times while a revision after ${basedOn} was made.`);
  }

  /** Appends to the environment as this process knows it. Null when it is to be decided on what the database holds, as every refusal is. */
  async function appendToRemembered({ environment, basedOn }: ChangeTarget, plan: PlanRevision): Promise<RevisionRow | null> {
    const open = repository.reopen(environment);
    const head = await open?.head();
    if (!open || !head || head.number !== basedOn) return null;
    try {
      return await appendRevision(open, head, await plan(open, head), now());
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return null;
    }
  }

  return append;
}
