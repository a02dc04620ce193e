import type { Command } from 'commander';
import type { RegistryClient, Revision, Settings } from '@social/registry-client';
import { DEFAULT_REASON, reasonOption } from '../change-options';
import { openContext } from '../context';
import { describeChange } from '../output/describe-change';
import { UsageError, type Terminal } from '../terminal';

/** Adds the commands that create an environment like another one, archive one, and restore it. */
export function addEnvLifetime(env: Command, terminal: Terminal): void {
  env
    .command('copy')
    .description('make an environment with the settings of another one, running what that one runs')
    .argument('<from>')
    .argument('<to>', 'the new environment')
    .option('--hostname <name...>', "host names of the new one; without any, its name before the domain of the other's first")
    .action(async (from: string, to: string, { hostname }: { hostname?: string[] }, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const revision = await copyEnvironment(client, from, to, hostname);
      print(revision, () => describeChange(revision, colors));
    });

  for (const [name, isArchived, description] of [
    ['archive', true, 'serve an environment no more and let nothing in it change; its history stays readable'],
    ['restore', false, 'bring an archived environment back as it was'],
  ] as const) {
    env
      .command(name)
      .description(description)
      .argument('<environment>')
      .addOption(reasonOption())
      .action(async (environment: string, { reason = DEFAULT_REASON }: { reason?: string }, command: Command) => {
        const { client, colors, print } = await openContext(command, terminal);
        const revision = await client.setArchived(environment, { isArchived, reason });
        print(revision, () => describeChange(revision, colors));
      });
  }
}

/** Repeating it pins the missing releases. */
async function copyEnvironment(client: RegistryClient, from: string, to: string, hostnames: string[] | undefined): Promise<Revision> {
  const [source, { composition, revision }] = await Promise.all([client.environment(from), client.status(from)]);
  if (revision === 0) throw new UsageError(`${from} runs nothing yet.`);
  const settings = { ...source.settings, hostnames: hostnames ?? [deriveHostname(source.settings, to)] };
  await client.putEnvironment(to, { basedOn: 0, settings });
  return client.pin(to, { basedOn: 0, changes: composition, reason: `copied from ${from} at revision ${revision}` });
}

/** `preview-7` based on `staging.example.org` becomes `preview-7.example.org`. */
function deriveHostname({ hostnames: [first = ''] }: Settings, name: string): string {
  const dot = first.indexOf('.');
  return `${name}.${dot < 0 ? first : first.slice(dot + 1)}`;
}
