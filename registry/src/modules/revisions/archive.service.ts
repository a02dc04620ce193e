import type { Identity } from '../tokens/tokens.service';
import { createEnvironmentChanger, type ChangeDependencies } from './change-environment';
import { EnvironmentUnpinnedError } from './revisions.errors';
import type { ArchiveBody, RevisionView } from './revisions.schema';
import { toActor } from './revisions.service';

export type ArchiveService = ReturnType<typeof createArchiveService>;

export function createArchiveService(dependencies: ChangeDependencies) {
  const changeEnvironment = createEnvironmentChanger(dependencies);

  /**
   * Archives an environment or restores it, as a signed revision with the same versions, so that every edge learns it as it learns a pin.
   * An archived one is served no more and nothing in it changes, while its history stays readable. Repeating changes nothing.
   * @throws {EnvironmentUnknownError | EnvironmentUnpinnedError}
   */
  function setArchived(environment: string, { isArchived, reason }: ArchiveBody, identity: Identity): Promise<RevisionView> {
    return changeEnvironment({ environment, basedOn: null }, ({ head }) => {
      if (!head) throw new EnvironmentUnpinnedError(environment);
      if ((head.kind === 'archive') === isArchived) return null;
      const kind = isArchived ? 'archive' : 'restore';
      return { kind, composition: head.composition, restored: null, reason, skippedGates: [], ...toActor(identity) };
    });
  }

  return { setArchived };
}
