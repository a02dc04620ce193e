import type { Command } from 'commander';
import { DEFAULT_REASON, reasonOption } from '../change-options';
import { openContext } from '../context';
import { describeChange } from '../output/describe-change';
import type { Terminal } from '../terminal';

/** Adds `disable` and `enable`. */
export function addSwitch(program: Command, terminal: Terminal): void {
  const add = (name: string, description: string, isDisabled: boolean) =>
    program
      .command(name)
      .description(description)
      .argument('<environment>')
      .argument('<remote>')
      .addOption(reasonOption())
      .action(async (environment: string, remote: string, { reason = DEFAULT_REASON }: { reason?: string }, command: Command) => {
        const { client, colors, print } = await openContext(command, terminal);
        const revision = await client.setDisabled(environment, remote, { isDisabled, reason });
        print(revision, () => describeChange(revision, colors));
      });

  add('disable', 'switch a remote off at once: its pages say so, its menu entries go, no version moves', true);
  add('enable', 'switch a remote on again', false);
}
