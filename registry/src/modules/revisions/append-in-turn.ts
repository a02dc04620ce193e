import { EnvironmentUnknownError } from '../environments/environments.errors';
import { appendRevision } from './append-revision';
import { createQueues } from './create-queues';
import type { RevisionRequest } from './next-revision';
import { RevisionStaleError } from './revisions.errors';
import type { OpenEnvironment, RevisionRepository, RevisionRow } from './revisions.repository';
import { toView } from './to-view';
import type { RevisionView } from './revisions.schema';

/** The environment to change, and the revision that the change is based on: 0 while nothing is pinned. */
export type ChangeTarget = { environment: string; basedOn: number };

/** Decides on a revision that follows the head of a locked environment. */
type PlanRevision = (open: OpenEnvironment, head: RevisionRow | null) => Promise<RevisionRequest>;

/** Makes the function by which changes that are based on a revision are appended. */
export function createAppender({ repository, now }: { repository: RevisionRepository; now(): Date }) {
  const enqueue = createQueues();
  /** The latest revision of each environment that this process made. */
  const newest = new Map<string, number>();

  /**
   * Locks the environment, compares its head with `basedOn`, and adds the revision that `plan` asks for. Of many writers at once one can
   * win: the others wait for their turn in memory, not for the lock, and learn from the winner's revision that they lost.
   */
  async function append(target: ChangeTarget, plan: PlanRevision): Promise<RevisionView> {
    const { environment, basedOn } = target;
    const isStale = () => (newest.get(environment) ?? 0) > basedOn;
    const saved = isStale() ? 'stale' : await enqueue(environment, async () => (isStale() ? 'stale' : tryToAppend(target, plan)));
    if (saved === null) throw new EnvironmentUnknownError(environment);
    if (saved !== 'stale') {
      newest.set(environment, saved.revision);
      return saved;
    }
    const error = await staleError(repository.peek(environment), basedOn);
    // The revision that is remembered here is gone from the database: a backup was restored.
    if (error.details.current?.revision !== basedOn) throw error;
    newest.delete(environment);
    return append(target, plan);
  }

  function tryToAppend({ environment, basedOn }: ChangeTarget, plan: PlanRevision): Promise<RevisionView | 'stale' | null> {
    return repository.change(environment, async (open) => {
      const head = await open.head();
      if ((head?.number ?? 0) !== basedOn) return 'stale';
      const revision = await appendRevision(open, head, await plan(open, head), now());
      return revision ? toView(revision) : 'stale';
    });
  }

  return append;
}

async function staleError(open: Pick<OpenEnvironment, 'name' | 'head' | 'newerThan'>, basedOn: number): Promise<RevisionStaleError> {
  const since = await open.newerThan(basedOn);
  const head = since[0] ?? (await open.head());
  return new RevisionStaleError(open.name, basedOn, head && toView(head), since.map(toView));
}
