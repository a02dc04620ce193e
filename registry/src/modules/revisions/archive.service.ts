import { EnvironmentUnknownError } from '../environments/environments.errors';
import type { Identity } from '../tokens/tokens.service';
import { appendRevision } from './append-revision';
import { EnvironmentUnpinnedError } from './revisions.errors';
import type { RevisionRepository } from './revisions.repository';
import type { ArchiveBody, RevisionKind, RevisionView } from './revisions.schema';
import { toActor } from './revisions.service';
import { toView } from './to-view';

export type ArchiveService = ReturnType<typeof createArchiveService>;

export function createArchiveService({ repository, now }: { repository: RevisionRepository; now(): Date }) {
  /**
   * Archives an environment or restores it, as a signed revision with the same versions, so that every edge learns it as it learns a pin.
   * An archived one is served no more and nothing in it changes, while its history stays readable. Repeating changes nothing.
   * @throws {EnvironmentUnknownError | EnvironmentUnpinnedError}
   */
  async function setArchived(environment: string, { isArchived, reason }: ArchiveBody, identity: Identity): Promise<RevisionView> {
    const saved = await repository.change(environment, async (open) => {
      const head = await open.head();
      if (!head) throw new EnvironmentUnpinnedError(environment);
      if ((head.kind === 'archive') === isArchived) return toView(head);
      const kind: RevisionKind = isArchived ? 'archive' : 'restore';
      const request = { kind, composition: head.composition, restored: null, reason, skippedGates: [], ...toActor(identity) };
      const revision = await appendRevision(open, head, request, now());
      if (!revision) throw new Error(`Revision ${head.number + 1} of ${environment} was taken although the environment is locked.`);
      return toView(revision);
    });
    if (!saved) throw new EnvironmentUnknownError(environment);
    return saved;
  }

  return { setArchived };
}
