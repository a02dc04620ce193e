import createError from '@fastify/error';
import type { EventView } from '../events/events.schema';

/** A change of settings did not name the version that it is based on. Fix: read the environment and send its `settingsVersion` as `If-Match: "3"`; `"0"` makes a new environment. */
export const SettingsVersionRequiredError = createError<[]>(
  'REG_SETTINGS_VERSION_REQUIRED',
  'Say which version of the settings this is based on: If-Match: "<settingsVersion>".',
  428,
);

/**
 * Someone changed the settings in between; nothing of this change was stored. The message says who changed what;
 * `details` has the present version and the changes in between.
 * Fix: read the settings again, then decide again.
 */
export class SettingsStaleError extends createError<[string]>('REG_SETTINGS_STALE', '%s', 412) {
  readonly details: { settingsVersion: number; since: EventView[] };

  constructor(environment: string, basedOn: number, settingsVersion: number, since: EventView[]) {
    const meanwhile = since.map(({ by, changes }) => `Meanwhile ${by} changed ${changes.map(describeValueChange).join(', ')}.`);
    super([`The settings of ${environment} are at version ${settingsVersion}, not ${basedOn}.`, ...meanwhile].join(' '));
    this.details = { settingsVersion, since };
  }
}

function describeValueChange({ name, from, to }: EventView['changes'][number]): string {
  return `${name} from ${JSON.stringify(from)} to ${JSON.stringify(to)}`;
}

/** A freeze would end before it begins. Nothing was stored. Fix: name a time that is still to come. */
export const FreezeEndPastError = createError<[]>('REG_FREEZE_END_PAST', 'The freeze would end in the past.', 422);

/** Another environment answers to this host name; the edge could not tell them apart. Nothing was stored. Fix: remove it from the other one first. */
export const HostnameTakenError = createError<[string, string]>('REG_HOSTNAME_TAKEN', 'The host name %s belongs to %s.', 409);

/**
 * A value that was set for a remote does not fit the schema that its running release declares, or the remote is not pinned. Nothing was stored.
 * Fix: `registry env config <environment>` shows what can be set; pin the release that declares it first.
 */
export class ConfigurationRefusedError extends createError<[string]>(
  'REG_CONFIGURATION_REFUSED',
  'The configuration is refused: %s.',
  422,
) {
  readonly details: { problems: readonly string[] };

  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.details = { problems };
  }
}
