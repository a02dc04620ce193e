import { EnvironmentUnknownError } from '../../common.errors';
import { appendRevision, type ChooseChange } from './append-revision';
import type { OpenEnvironment } from './open-environment';
import { RevisionStaleError } from './revisions.errors';
import type { RevisionRepository } from './revisions.repository';
import type { RevisionView } from './revisions.schema';
import { toView } from './to-view';

/** The environment to change, and the revision that the change is based on: 0 while nothing is pinned. */
export type RevisionTarget = { environment: string; basedOn: number };

/** Based on null, a change is right whatever the head is. */
type ChangeTarget = Omit<RevisionTarget, 'basedOn'> & { basedOn: number | null };

export type ChangeDependencies = { repository: Pick<RevisionRepository, 'change'>; now(): Date };

export function createEnvironmentChanger({ repository, now }: ChangeDependencies) {
  /**
   * Appends the revision that `choose` asks for, in one transaction with the environment locked: of concurrent writers one is first, and the others are
   * compared with its revision.
   * @throws {EnvironmentUnknownError | RevisionStaleError} and what `choose` and `appendRevision` throw. Then nothing is stored.
   */
  return async function changeEnvironment({ environment, basedOn }: ChangeTarget, choose: ChooseChange): Promise<RevisionView> {
    const changed = await repository.change(environment, async (open) => {
      if (basedOn !== null) await assertFresh(open, basedOn);
      return appendRevision(open, choose, now());
    });
    if (!changed) throw new EnvironmentUnknownError(environment);
    return toView(changed);
  };
}

/** @throws {RevisionStaleError} with the revisions since `basedOn`. */
async function assertFresh(open: OpenEnvironment, basedOn: number): Promise<void> {
  const revisions = await open.newerThan(basedOn - 1);
  if ((revisions[0]?.number ?? 0) === basedOn) return;
  const head = revisions[0] ?? (await open.head());
  const since = revisions.filter(({ number }) => number > basedOn);
  throw new RevisionStaleError(open.name, basedOn, head && toView(head), since.map(toView));
}
