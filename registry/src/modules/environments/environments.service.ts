import type { NewEvent } from '../events/events.repository';
import type { ValueChange } from '../events/events.schema';
import { assertMaySkipGates, type Identity } from '../tokens/tokens.service';
import { FreezeEndPastError } from './environments.errors';
import { EnvironmentUnknownError } from '../../common.errors';
import type { EnvironmentRepository, EnvironmentWithRevision } from './environments.repository';
import { getActiveFreeze } from '../../domain/active-freeze';
import type { EnvironmentView, FreezeBody } from './environments.schema';
import type { Freeze } from '../../domain/environment-settings';

export type EnvironmentDependencies = { repository: EnvironmentRepository; now(): Date };
export type EnvironmentService = ReturnType<typeof createEnvironmentService>;

export function createEnvironmentService({ repository, now }: EnvironmentDependencies) {
  /** Lists all environments by name. */
  async function list(): Promise<EnvironmentView[]> {
    return (await repository.list()).map((row) => toView(row, now()));
  }

  /** Reads an environment. @throws {EnvironmentUnknownError} */
  async function get(name: string): Promise<EnvironmentView> {
    const row = await repository.find(name);
    if (!row) throw new EnvironmentUnknownError(name);
    return toView(row, now());
  }

  /**
   * Freezes an environment until a time: no version moves but by a rollback. Repeating replaces the freeze.
   * @throws {EnvironmentUnknownError | FreezeEndPastError}
   * @throws {ForbiddenError} when somebody else froze it, without the scope to skip gates.
   */
  function freeze(name: string, { until, reason }: FreezeBody, identity: Identity): Promise<EnvironmentView> {
    const at = now();
    const end = new Date(until);
    if (end <= at) throw new FreezeEndPastError();
    const changed = { until: end.toISOString(), reason, by: identity.name, at: at.toISOString() };
    return changeFreeze(name, identity, (present) => ({
      freeze: changed,
      event: { ...toEvent(name, identity, at), kind: 'freeze', reason, changes: [toFreezeChange(present, changed)] },
    }));
  }

  /** Ends a freeze. Repeating changes nothing. @throws as `freeze` does. */
  function unfreeze(name: string, identity: Identity): Promise<EnvironmentView> {
    return changeFreeze(
      name,
      identity,
      (present) =>
        present && {
          freeze: null,
          event: { ...toEvent(name, identity, now()), kind: 'unfreeze', changes: [toFreezeChange(present, null)] },
        },
    );
  }

  async function changeFreeze(
    name: string,
    identity: Identity,
    decide: (active: Freeze | null) => { freeze: Freeze | null; event: NewEvent } | null,
  ): Promise<EnvironmentView> {
    const isFound = await repository.changeFreeze(name, (present) => {
      const active = getActiveFreeze(present, now());
      // Otherwise, by ending the freeze of another person, a token could pin in spite of it.
      if (active && active.by !== identity.name) assertMaySkipGates(identity, name);
      return decide(active);
    });
    if (!isFound) throw new EnvironmentUnknownError(name);
    return get(name);
  }

  return { list, get, freeze, unfreeze };
}

function toEvent(environment: string, identity: Identity, createdAt: Date) {
  return { environment, reason: '', revision: null, actor: identity.name, actorTokenId: identity.tokenId, createdAt };
}

function toFreezeChange(from: Freeze | null, to: Freeze | null): ValueChange {
  return { name: 'until', from: from?.until ?? null, to: to?.until ?? null };
}

function toView(
  { name, settings, settingsVersion, freeze, revision, changedBy, changedAt }: EnvironmentWithRevision,
  at: Date,
): EnvironmentView {
  return { name, settings, settingsVersion, revision, freeze: getActiveFreeze(freeze, at), changedBy, changedAt: changedAt.toISOString() };
}
