import { InvalidArgumentError, type Command } from 'commander';
import type { PinRequest, RegistryClient } from '@social/registry-client';
import { DEFAULT_REASON, reasonOption } from '../change-options';
import { openContext } from '../context';
import { describePinRequest } from '../output/describe-pin-request';
import { RefusedError, type Terminal } from '../terminal';

type Decide = (client: RegistryClient, environment: string, id: number, reason: string) => Promise<PinRequest>;

/** Adds the commands for pending pins, which wait for a time or for the approval of a second person. */
export function addPending(program: Command, terminal: Terminal): void {
  program
    .command('pending')
    .description('the pins that wait for an approval or for their time; --all with how earlier ones ended')
    .argument('<environment>')
    .option('--all', 'also those that were decided')
    .action(async (environment: string, { all = false }: { all?: boolean }, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const requests = (await client.pinRequests(environment)).filter(({ state }) => all || state === 'waiting');
      print(requests, () =>
        requests.length === 0 ? [`Nothing waits in ${environment}.`] : requests.flatMap((request) => describePinRequest(request, colors)),
      );
    });

  addDecision('approve', "approve somebody else's pin; without a time it is pinned at once, through the gates", (client, environment, id) =>
    client.approve(environment, id),
  );
  const reject: Decide = (client, environment, id, reason) => client.reject(environment, id, { reason });
  addDecision('reject', 'decide against a pin that waits', reject).addOption(reasonOption());
  addDecision('cancel', 'take a pin of your own that waits back', reject).addOption(reasonOption());

  function addDecision(name: string, description: string, decide: Decide): Command {
    return program
      .command(name)
      .description(description)
      .argument('<environment>')
      .argument('<request>', 'its number, as pending shows it', parseNumber)
      .action(async (environment: string, id: number, { reason = DEFAULT_REASON }: { reason?: string }, command: Command) => {
        const { client, colors, print } = await openContext(command, terminal);
        const request = await decide(client, environment, id, reason);
        print(request, () => describePinRequest(request, colors));
        if (request.state === 'refused') throw new RefusedError();
      });
  }
}

function parseNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('A request is a number such as 7.');
  return Number(text);
}
