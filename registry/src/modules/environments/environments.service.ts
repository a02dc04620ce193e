import { isDeepStrictEqual } from 'node:util';
import { appendRevision } from '../revisions/append-revision';
import type { RevisionRequest } from '../revisions/next-revision';
import type { OpenEnvironment } from '../revisions/open-environment';
import type { RevisionRepository } from '../revisions/revisions.repository';
import type { Identity } from '../tokens/tokens.service';
import { assertMaySkipGates } from '../tokens/tokens.service';
import { EnvironmentUnknownError, FreezeEndPastError, HostnameTakenError } from './environments.errors';
import type { EnvironmentRepository, EnvironmentRow, EnvironmentWithRevision } from './environments.repository';
import { getActiveFreeze } from './active-freeze';
import type { EnvironmentSettings, EnvironmentView, Freeze, FreezeBody } from './environments.schema';

export type EnvironmentDependencies = { repository: EnvironmentRepository; revisions: RevisionRepository; now(): Date };
export type EnvironmentService = ReturnType<typeof createEnvironmentService>;

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
   * Makes an environment, or changes its settings. Where something is pinned, changed settings make a new revision,
   * because they stand in its pages. The same settings again change nothing.
   * @throws {HostnameTakenError}
   */
  async function put(name: string, settings: EnvironmentSettings, identity: Identity): Promise<EnvironmentView> {
    const row: EnvironmentRow = { name, settings, freeze: null, changedBy: identity.name, changedAt: now() };
    await revisions.changeSettings(row, async (others, before, open) => {
      assertHostnamesFree(settings, others);
      if (before && isDeepStrictEqual(before.settings, settings)) return;
      await open.save();
      if (before) await renderAgain(open, before.settings, row, identity);
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
    return changeFreeze(name, identity, { until: end.toISOString(), reason, by: identity.name, at: at.toISOString() });
  }

  /** Ends a freeze. Repeating changes nothing. @throws as `freeze` does. */
  function unfreeze(name: string, identity: Identity): Promise<EnvironmentView> {
    return changeFreeze(name, identity, null);
  }

  async function changeFreeze(name: string, identity: Identity, changed: Freeze | null): Promise<EnvironmentView> {
    const isFound = await repository.changeFreeze(name, (present) => {
      const active = getActiveFreeze(present, now());
      // Whoever could end the freeze of others could pin in spite of it.
      if (active && active.by !== identity.name) assertMaySkipGates(identity, name);
      return changed;
    });
    if (!isFound) throw new EnvironmentUnknownError(name);
    return get(name);
  }

  return { list, get, put, freeze, unfreeze };
}

async function renderAgain(open: OpenEnvironment, before: EnvironmentSettings, row: EnvironmentRow, identity: Identity): Promise<void> {
  const head = await open.head();
  if (!head) return;
  const request: RevisionRequest = {
    kind: 'settings',
    composition: head.composition,
    restored: null,
    reason: `Settings changed: ${changedKeys(before, row.settings).join(', ')}`,
    actor: identity.name,
    actorTokenId: identity.tokenId,
    skippedGates: [],
  };
  const appended = await appendRevision(open, head, request, row.changedAt);
  if (!appended) throw new Error(`Revision ${head.number + 1} of ${open.name} was taken although the environment is locked.`);
}

function changedKeys(before: EnvironmentSettings, after: EnvironmentSettings): string[] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([key, value]) => !isDeepStrictEqual(old.get(key), value))
    .map(([key]) => key);
}

function assertHostnamesFree({ hostnames }: EnvironmentSettings, others: readonly EnvironmentRow[]): void {
  for (const other of others) {
    const taken = other.settings.hostnames.find((hostname) => hostnames.includes(hostname));
    if (taken) throw new HostnameTakenError(taken, other.name);
  }
}

function toView({ name, settings, freeze, revision, changedBy, changedAt }: EnvironmentWithRevision, at: Date): EnvironmentView {
  return { name, settings, revision, freeze: getActiveFreeze(freeze, at), changedBy, changedAt: changedAt.toISOString() };
}
