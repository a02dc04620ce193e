import type { Identity } from '../tokens/tokens.service';
import { createEnvironmentChanger, type ChangeDependencies } from './change-environment';
import { RemoteNotPinnedError } from './revisions.errors';
import type { RevisionView, SwitchBody } from './revisions.schema';
import { toActor } from './revisions.service';

export type SwitchService = ReturnType<typeof createSwitchService>;

export function createSwitchService(dependencies: ChangeDependencies) {
  const changeEnvironment = createEnvironmentChanger(dependencies);

  /**
   * Switches a remote off or on, whatever version of it is pinned: pages say that it is switched off, its menu entries are gone.
   * Based on no revision: it changes no version, and must not wait. Repeating changes nothing.
   * @throws {EnvironmentUnknownError | RemoteNotPinnedError}
   */
  function setDisabled(environment: string, remote: string, { isDisabled, reason }: SwitchBody, identity: Identity): Promise<RevisionView> {
    return changeEnvironment({ environment, basedOn: null }, ({ head }) => {
      if (head?.composition[remote] === undefined) throw new RemoteNotPinnedError(environment, remote);
      if ((head.disabled[remote] !== undefined) === isDisabled) return null;
      const others = Object.entries(head.disabled).filter(([name]) => name !== remote);
      return {
        kind: isDisabled ? 'disable' : 'enable',
        composition: head.composition,
        disabled: Object.fromEntries(isDisabled ? [...others, [remote, reason]] : others),
        restored: null,
        reason: `${remote} switched ${isDisabled ? 'off' : 'on'}: ${reason}`,
        skippedGates: [],
        ...toActor(identity),
      };
    });
  }

  return { setDisabled };
}
