import { isDeepStrictEqual } from 'node:util';
import type { Composition } from '@social/contracts';
import { findConfigurationProblems, type Configuration } from '../../domain/configuration';
import type { EnvironmentSettings } from '../../domain/environment-settings';
import { ConfigurationRefusedError, HostnameTakenError, SettingsStaleError } from '../environments/environments.errors';
import type { EnvironmentRow } from '../environments/environments.repository';
import type { ValueChange } from '../events/events.schema';
import { toEventView } from '../events/events.service';
import type { Identity } from '../tokens/tokens.service';
import { appendRevision, type ChooseChange } from './append-revision';
import type { ReleaseFacts, RevisionDraft } from './decide';
import type { OpenEnvironment } from './open-environment';
import type { RevisionRepository } from './revisions.repository';

/** The environment to change, and the version of its settings that the change is based on. */
type SettingsTarget = { name: string; basedOn: number };

export function createSettingsChanger({ repository, now }: { repository: Pick<RevisionRepository, 'changeSettings'>; now(): Date }) {
  /**
   * Makes an environment, or changes its settings, based on a version of them: 0 for a new one. Where something is pinned, changed settings
   * make a new revision, because they stand in its pages. The same settings again change nothing, whatever they are based on.
   * @throws {SettingsStaleError | HostnameTakenError | ConfigurationRefusedError}
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
      const configured = findConfigured(before?.settings.configuration, settings.configuration);
      const revision = before ? await renderAgain(open, changes, row, { identity, configured }) : null;
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
  { identity, configured }: { identity: Identity; configured: readonly string[] },
): Promise<number | null> {
  const reason = `Settings changed: ${changes.map(({ name }) => name).join(', ')}`;
  const actor = { actor: identity.name, actorTokenId: identity.tokenId };
  const choose: ChooseChange = ({ head }) =>
    head ? { kind: 'settings', composition: head.composition, restored: null, reason, skippedGates: [], ...actor } : null;
  const assertFits = ({ composition }: Pick<RevisionDraft, 'composition'>, facts: ReleaseFacts) =>
    assertConfigurationFits(composition, facts, { name: row.name, values: row.settings.configuration ?? {}, configured });
  return (await appendRevision(open, choose, row.changedAt, assertFits))?.number ?? null;
}

type Configured = { name: string; values: Record<string, Configuration>; configured: readonly string[] };

/** Checks the values that changed, where something is pinned: a first pin is checked by its gate. Others were accepted before, and must not hold up a change of something else. @throws {ConfigurationRefusedError} */
function assertConfigurationFits(composition: Composition, { releases }: ReleaseFacts, { name, values, configured }: Configured): void {
  const problems = configured.flatMap((remote) => {
    const version = composition[remote];
    if (version === undefined) return [`${remote} is not pinned in ${name}`];
    const release = releases.find((row) => row.remote === remote && row.version === version);
    return release
      ? findConfigurationProblems(release.manifest, values[remote] ?? {}).map((problem) => `${remote}@${version}: ${problem}`)
      : [];
  });
  if (problems.length > 0) throw new ConfigurationRefusedError(problems);
}

/** Lists the remotes of which a value is set or changed. Removing values is always accepted. */
function findConfigured(before: EnvironmentSettings['configuration'] = {}, after: EnvironmentSettings['configuration'] = {}): string[] {
  return Object.entries(after)
    .filter(([remote, values]) => Object.entries(values).some(([name, value]) => !isDeepStrictEqual(before[remote]?.[name], value)))
    .map(([remote]) => remote);
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
