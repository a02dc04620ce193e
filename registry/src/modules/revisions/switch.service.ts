import { EnvironmentUnknownError } from '../environments/environments.errors';
import type { Identity } from '../tokens/tokens.service';
import { appendRevision } from './append-revision';
import type { RevisionRequest } from './next-revision';
import { RemoteNotPinnedError } from './revisions.errors';
import type { RevisionRepository } from './revisions.repository';
import type { RevisionView, SwitchBody } from './revisions.schema';
import { toActor } from './revisions.service';
import { toView } from './to-view';

export type SwitchService = ReturnType<typeof createSwitchService>;

export function createSwitchService({ repository, now }: { repository: RevisionRepository; now(): Date }) {
  /**
   * Switches a remote off or on, whatever version of it is pinned: pages say that it is switched off, its menu entries are gone.
   * Based on no revision: it changes no version, and must not wait. Repeating changes nothing.
   * @throws {EnvironmentUnknownError | RemoteNotPinnedError}
   */
  async function setDisabled(
    environment: string,
    remote: string,
    { isDisabled, reason }: SwitchBody,
    identity: Identity,
  ): Promise<RevisionView> {
    const saved = await repository.change(environment, async (open) => {
      const head = await open.head();
      if (head?.composition[remote] === undefined) throw new RemoteNotPinnedError(environment, remote);
      if ((head.disabled[remote] !== undefined) === isDisabled) return toView(head);
      const others = Object.entries(head.disabled).filter(([name]) => name !== remote);
      const request: RevisionRequest = {
        kind: isDisabled ? 'disable' : 'enable',
        composition: head.composition,
        disabled: Object.fromEntries(isDisabled ? [...others, [remote, reason]] : others),
        restored: null,
        reason: `${remote} switched ${isDisabled ? 'off' : 'on'}: ${reason}`,
        skippedGates: [],
        ...toActor(identity),
      };
      const revision = await appendRevision(open, head, request, now());
      if (!revision) throw new Error(`Revision ${head.number + 1} of ${environment} was taken although the environment is locked.`);
      return toView(revision);
    });
    if (!saved) throw new EnvironmentUnknownError(environment);
    return saved;
  }

  return { setDisabled };
}
