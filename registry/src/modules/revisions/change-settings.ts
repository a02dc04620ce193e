import { isDeepStrictEqual } from 'node:util';
import type { EnvironmentSettings } from '../../domain/environment-settings';
import { HostnameTakenError, SettingsStaleError } from '../environments/environments.errors';
import type { EnvironmentRow } from '../environments/environments.repository';
import type { ValueChange } from '../events/events.schema';
import { toEventView } from '../events/events.service';
import type { Identity } from '../tokens/tokens.service';
import { appendRevision, type ChooseChange } from './append-revision';
import type { OpenEnvironment } from './open-environment';
import type { RevisionRepository } from './revisions.repository';

/** The environment to change, and the version of its settings that the change is based on. */
type SettingsTarget = { name: string; basedOn: number };

export function createSettingsChanger({ repository, now }: { repository: Pick<RevisionRepository, 'changeSettings'>; now(): Date }) {
  /**
   * Makes an environment, or changes its settings, based on a version of them: 0 for a new one. Where something is pinned, changed settings
   * make a new revision, because they stand in its pages. The same settings again change nothing, whatever they are based on.
   * @throws {SettingsStaleError | HostnameTakenError}
   */
  return async function changeSettings(
    { name, basedOn }: SettingsTarget,
    settings: EnvironmentSettings,
    identity: Identity,
  ): Promise<void> {
    const row = { name, settings, settingsVersion: basedOn + 1, freeze: null, changedBy: identity.name, changedAt: now() };
    await repository.changeSettings(row, async (others, before, open) => {
      assertHostnamesFree(settings, others);
      if (before && isDeepStrictEqual(before.settings, settings)) return;
      await assertFresh(open, before?.settingsVersion ?? 0, basedOn);
      await open.save();
      const changes = findChangedValues(before?.settings ?? {}, settings);
      const revision = before ? await renderAgain(open, changes, row, identity) : null;
      const actor = { actor: identity.name, actorTokenId: identity.tokenId };
      const kind = before ? 'settings' : 'create';
      await open.recordEvent({ environment: name, kind, changes, reason: '', revision, ...actor, createdAt: row.changedAt });
    });
  };
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

function assertHostnamesFree({ hostnames }: EnvironmentSettings, others: readonly EnvironmentRow[]): void {
  for (const other of others) {
    const taken = other.settings.hostnames.find((hostname) => hostnames.includes(hostname));
    if (taken) throw new HostnameTakenError(taken, other.name);
  }
}
