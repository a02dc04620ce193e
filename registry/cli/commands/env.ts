import type { Command } from 'commander';
import { RegistryError, type Environment, type RegistryClient, type Settings } from '@social/registry-client';
import { parsePercent, parseRevision } from '../change-options';
import { describeConfiguration, mergeConfiguration, type ConfigurationOptions } from '../configuration-options';
import { openContext } from '../context';
import { table } from '../output/table';
import { addEnvLifetime } from './env-lifetime';
import { UsageError, type Colors, type Terminal } from '../terminal';

type SetOptions = ConfigurationOptions & {
  brand?: string;
  locale?: string;
  timeZone?: string;
  mediaBaseUrl?: string;
  hostname?: string[];
  providerUrl?: string;
  mediaOrigin?: string[];
  fileOrigins?: string[];
  overrides?: boolean;
  requireCheck?: string[];
  basedOn?: number;
  requireApproval?: boolean;
  autoRollback?: boolean;
  staff?: string[];
  telemetryPercent?: number;
  offline?: boolean;
};

export function addEnv(program: Command, terminal: Terminal): void {
  const env = program.command('env').description('the environments and their settings');

  addEnvLifetime(env, terminal);
  addEnvConfig(env, terminal);

  env
    .command('list')
    .description('all environments')
    .action(async (_options: unknown, command: Command) => {
      const { client, colors, printRows } = await openContext(command, terminal);
      const environments = await client.environments();
      printRows(
        environments,
        environments.map(({ name, revision, settings }) => [
          colors.bold(name),
          `revision ${revision}`,
          settings.hostnames.join(', '),
          colors.dim(`provider ${settings.providerUrl}, ${settings.brand}, ${settings.locale}, ${settings.timeZone}`),
        ]),
        'No environment yet: registry env set makes one.',
      );
    });

  env
    .command('set')
    .description('make an environment, or change settings of one; what is not named stays')
    .argument('<environment>')
    .option('--brand <name>', 'the name that members see')
    .option('--locale <tag>', 'such as en-IN, or browser')
    .option('--time-zone <name>', 'such as Asia/Kolkata, or browser')
    .option('--media-base-url <url>', 'base of relative media paths')
    .option('--hostname <name...>', 'host names that it answers to')
    .option('--provider-url <origin>', 'where calls go')
    .option('--media-origin <origin...>', 'origins of pictures, video and audio')
    .option('--file-origins <origin...>', 'origins of other hosts that may load files of releases; none names none')
    .option(
      '--require-check <check...>',
      'checks before a pin: e2e of each changed release, smoke:composition of the whole; none asks for none',
    )
    .option('--overrides', 'let developers run own builds in it')
    .option('--no-overrides', 'do not')
    .option('--require-approval', 'let a second person approve each pin')
    .option('--no-require-approval', 'do not')
    .option('--auto-rollback', 'let the registry roll back a freshly pinned release that fails for members')
    .option('--no-auto-rollback', 'do not')
    .option('--staff <member...>', 'ids of the members who get a canary that is for the staff; none names none')
    .option('--telemetry-percent <number>', 'the share of pages that send telemetry, 0 to 100', parsePercent)
    .option('--offline', 'let browsers store pages, to open them without a connection')
    .option('--no-offline', 'do not, and remove what they stored at the next visit')
    .option('--config <remote.setting=value...>', 'values that a remote declares, such as mf_feed.pageSize=20; env config lists them')
    .option('--unset-config <remote.setting...>', 'go back to the default of the release')
    .option('--based-on <version>', 'the version of the settings that you looked at; without it, the present one', parseRevision)
    .action(async (name: string, options: SetOptions, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const before = await find(client, name);
      const known = before && options.config ? (await client.configuration(name)).remotes : [];
      const environment = await client.putEnvironment(name, {
        basedOn: options.basedOn ?? before?.settingsVersion ?? 0,
        settings: {
          ...mergeSettings(before?.settings, options),
          configuration: mergeConfiguration(before?.settings.configuration, options, known),
        },
      });
      print(environment, () => [
        headline(before, environment, colors),
        ...table(Object.entries(environment.settings).map(([key, value]) => [key, formatSetting(value)])),
      ]);
    });
}

function addEnvConfig(env: Command, terminal: Terminal): void {
  env
    .command('config')
    .description('what can be set for the remotes that an environment runs, and what is set')
    .argument('<environment>')
    .action(async (name: string, _options: unknown, command: Command) => {
      const { client, printRows } = await openContext(command, terminal);
      const configuration = await client.configuration(name);
      printRows(configuration, describeConfiguration(configuration), `No remote in ${name} declares a configuration.`);
    });
}

function headline(before: Environment | null, { name, revision }: Environment, colors: Colors): string {
  if (!before) return `${colors.green('Made')} ${colors.bold(name)}`;
  if (before.revision === revision)
    return revision === 0 ? `Settings of ${colors.bold(name)}` : `Settings of ${colors.bold(name)}: nothing changed`;
  return `Changed ${colors.bold(name)}  revision ${before.revision} → ${revision}, because its pages change`;
}

async function find(client: RegistryClient, name: string): Promise<Environment | null> {
  try {
    return await client.environment(name);
  } catch (error) {
    if (error instanceof RegistryError && error.status === 404) return null;
    throw error;
  }
}

/** @throws {UsageError} if a new environment lacks a setting without a sensible default. */
function mergeSettings(before: Settings | undefined, options: SetOptions): Settings {
  const hostnames = options.hostname ?? before?.hostnames;
  const providerUrl = options.providerUrl ?? before?.providerUrl;
  if (!hostnames || !providerUrl) throw new UsageError('A new environment needs --hostname and --provider-url.');
  return {
    brand: options.brand ?? before?.brand ?? 'Social',
    locale: options.locale ?? before?.locale ?? 'en-IN',
    timeZone: options.timeZone ?? before?.timeZone ?? 'Asia/Kolkata',
    mediaBaseUrl: options.mediaBaseUrl ?? before?.mediaBaseUrl ?? '',
    hostnames,
    providerUrl,
    overridesAllowed: options.overrides ?? before?.overridesAllowed ?? false,
    mediaOrigins: options.mediaOrigin ?? before?.mediaOrigins ?? [],
    fileOrigins: options.fileOrigins ? options.fileOrigins.filter((origin) => origin !== 'none') : before?.fileOrigins,
    requiredChecks: options.requireCheck ? parseRequiredChecks(options.requireCheck) : before?.requiredChecks,
    requiresApproval: options.requireApproval ?? before?.requiresApproval,
    autoRollback: options.autoRollback ?? before?.autoRollback,
    staff: options.staff ? options.staff.filter((member) => member !== 'none') : before?.staff,
    telemetrySampleRate: options.telemetryPercent === undefined ? before?.telemetrySampleRate : options.telemetryPercent / 100,
    offline: options.offline ?? before?.offline,
  };
}

/** @throws {UsageError} */
function parseRequiredChecks(names: readonly string[]): Settings['requiredChecks'] {
  if (names.length === 1 && names[0] === 'none') return [];
  return names.map((text) => {
    const [name = '', of = 'release', ...rest] = text.split(':');
    if (rest.length > 0 || (of !== 'release' && of !== 'composition'))
      throw new UsageError(`${text}: a required check is written like e2e, or smoke:composition.`);
    return { name, of };
  });
}

function formatSetting(value: Settings[keyof Settings]): string {
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : String(value);
  return value.map((item) => (typeof item === 'string' ? item : `${item.name}:${item.of}`)).join(', ');
}
