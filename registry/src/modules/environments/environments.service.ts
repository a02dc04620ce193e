import { isDeepStrictEqual } from 'node:util';
import type { NewEvent } from '../events/events.repository';
import type { ValueChange } from '../events/events.schema';
import { toEventView } from '../events/events.service';
import { appendRevision, type ChooseChange } from '../revisions/append-revision';
import type { OpenEnvironment } from '../revisions/open-environment';
import type { RevisionRepository } from '../revisions/revisions.repository';
import type { Identity } from '../tokens/tokens.service';
import { assertMaySkipGates } from '../tokens/tokens.service';
import { EnvironmentUnknownError, FreezeEndPastError, HostnameTakenError, SettingsStaleError } from './environments.errors';
import type { EnvironmentRepository, EnvironmentRow, EnvironmentWithRevision } from './environments.repository';
import { getActiveFreeze } from './active-freeze';
import type { EnvironmentSettings, EnvironmentView, Freeze, FreezeBody } from './environments.schema';

export type EnvironmentDependencies = { repository: EnvironmentRepository; revisions: RevisionRepository; now(): Date };
export type EnvironmentService = ReturnType<typeof createEnvironmentService>;

/** The environment to change, and the version of its settings that the change is based on. */
export type SettingsTarget = { name: string; basedOn: number };

export function createEnvironmentService({ repository, revisions, now }: EnvironmentDependencies) {
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
   * Makes an environment, or changes its settings, based on a version of them: 0 for a new one. Where something is pinned, changed settings
   * make a new revision, because they stand in its pages. The same settings again change nothing, whatever they are based on.
   * @throws {SettingsStaleError | HostnameTakenError}
   */
  async function put({ name, basedOn }: SettingsTarget, settings: EnvironmentSettings, identity: Identity): Promise<EnvironmentView> {
    const row = { name, settings, settingsVersion: basedOn + 1, freeze: null, changedBy: identity.name, changedAt: now() };
    await revisions.changeSettings(row, async (others, before, open) => {
      assertHostnamesFree(settings, others);
      if (before && isDeepStrictEqual(before.settings, settings)) return;
      await assertFresh(open, before?.settingsVersion ?? 0, basedOn);
      await open.save();
      const changes = findChangedValues(before?.settings ?? {}, settings);
      const revision = before ? await renderAgain(open, changes, row, identity) : null;
      await open.recordEvent({ ...toEvent(name, identity, row.changedAt), kind: before ? 'settings' : 'create', changes, revision });
    });
    return get(name);
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
      // Whoever could end the freeze of others could pin in spite of it.
      if (active && active.by !== identity.name) assertMaySkipGates(identity, name);
      return decide(active);
    });
    if (!isFound) throw new EnvironmentUnknownError(name);
    return get(name);
  }

  return { list, get, put, freeze, unfreeze };
}

async function assertFresh(open: OpenEnvironment, present: number, basedOn: number): Promise<void> {
  if (present === basedOn) return;
  const since = present > basedOn ? await open.findLatestEvents('settings', present - basedOn) : [];
  throw new SettingsStaleError(open.name, basedOn, present, since.map(toEventView));
}

/** Returns the number of the new revision; null where nothing is pinned. */
async function renderAgain(
  open: OpenEnvironment,
  changes: readonly ValueChange[],
  row: EnvironmentRow,
  identity: Identity,
): Promise<number | null> {
  const reason = `Settings changed: ${changes.map(({ name }) => name).join(', ')}`;
  const actor = { actor: identity.name, actorTokenId: identity.tokenId };
  const choose: ChooseChange = ({ head }) =>
    head ? { kind: 'settings', composition: head.composition, restored: null, reason, skippedGates: [], ...actor } : null;
  return (await appendRevision(open, choose, row.changedAt))?.number ?? null;
}

function findChangedValues(before: Partial<EnvironmentSettings>, after: EnvironmentSettings): ValueChange[] {
  const [old, changed] = [new Map<string, unknown>(Object.entries(before)), new Map<string, unknown>(Object.entries(after))];
  return [...new Set([...changed.keys(), ...old.keys()])]
    .map((name) => ({ name, from: old.get(name) ?? null, to: changed.get(name) ?? null }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to));
}

function toEvent(environment: string, identity: Identity, createdAt: Date) {
  return { environment, reason: '', revision: null, actor: identity.name, actorTokenId: identity.tokenId, createdAt };
}

function toFreezeChange(from: Freeze | null, to: Freeze | null): ValueChange {
  return { name: 'until', from: from?.until ?? null, to: to?.until ?? null };
}

function assertHostnamesFree({ hostnames }: EnvironmentSettings, others: readonly EnvironmentRow[]): void {
  for (const other of others) {
    const taken = other.settings.hostnames.find((hostname) => hostnames.includes(hostname));
    if (taken) throw new HostnameTakenError(taken, other.name);
  }
}

function toView(
  { name, settings, settingsVersion, freeze, revision, changedBy, changedAt }: EnvironmentWithRevision,
  at: Date,
): EnvironmentView {
  return { name, settings, settingsVersion, revision, freeze: getActiveFreeze(freeze, at), changedBy, changedAt: changedAt.toISOString() };
}
