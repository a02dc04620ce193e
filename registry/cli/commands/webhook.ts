import { setTimeout as delay } from 'node:timers/promises';
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { RegistryClient, Webhook, WebhookDelivery } from '@social/registry-client';
import { openContext } from '../context';
import { formatTime } from '../output/format';
import { RefusedError, UsageError, type Colors, type Terminal } from '../terminal';

type AddOptions = { event?: string[]; format?: Webhook['format']; secret?: string };

const TEST_TIMEOUT_MS = 15_000;
const TEST_PAUSE_MS = 250;

/** Adds the webhook commands. Webhooks report revisions, canaries, withdrawals, approvals and freezes to receivers. */
export function addWebhook(program: Command, terminal: Terminal): void {
  const webhook = program.command('webhook').description('receivers that are told of what happens to environments');

  webhook
    .command('add')
    .description('tell a receiver; its secret, with which it verifies what it gets, is printed once')
    .argument('<environment>', 'all means all environments and needs an admin')
    .argument('<url>', 'a public https address')
    .option('--event <type...>', 'such as revision.created canary.withdrawn; all without it')
    .addOption(new Option('--format <format>', 'slack for an incoming webhook of Slack').choices(['json', 'slack']))
    .option('--secret <secret>', 'whsec_ and base64; made by the registry without it')
    .action(async (environment: string, url: string, { event, format, secret }: AddOptions, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const created = await client.createWebhook({
        environment: environment === 'all' ? null : environment,
        url,
        events: event,
        format,
        secret,
      });
      print(created, () => [describeWebhook(created, colors).join('  '), `The secret, which is not shown again: ${created.secret}`]);
    });

  webhook
    .command('list')
    .description('the webhooks that your token may manage, with deliveries that wait or were given up')
    .action(async (_options: unknown, command: Command) => {
      const { client, colors, printRows } = await openContext(command, terminal);
      const webhooks = await client.webhooks();
      printRows(
        webhooks,
        webhooks.map((one) => describeWebhook(one, colors)),
        'There is no webhook.',
      );
    });

  webhook
    .command('remove')
    .description('remove a webhook with its deliveries')
    .argument('<webhook>', 'its number, as list shows it', parseNumber)
    .action(async (id: number, _options: unknown, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const removed = await client.removeWebhook(id);
      print(removed, () => [`Removed: ${describeWebhook(removed, colors).join('  ')}`]);
    });

  webhook
    .command('test')
    .description('send a test event, and say how it ended')
    .argument('<webhook>', 'its number', parseNumber)
    .action(async (id: number, _options: unknown, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const ended = await waitForAttempt(client, await client.testWebhook(id));
      print(ended, () => [describeDelivery(ended, colors).join('  ')]);
      if (ended.state !== 'delivered') throw new RefusedError();
    });

  webhook
    .command('deliveries')
    .description('the last deliveries, newest first')
    .argument('<webhook>', 'its number', parseNumber)
    .option('--dead', 'only failed ones')
    .action(async (id: number, { dead = false }: { dead?: boolean }, command: Command) => {
      const { client, colors, printRows } = await openContext(command, terminal);
      const deliveries = await client.webhookDeliveries(id, dead ? 'dead' : undefined);
      printRows(
        deliveries,
        deliveries.map((one) => describeDelivery(one, colors)),
        'There is no delivery.',
      );
    });

  webhook
    .command('redeliver')
    .description('send deliveries again, each under its id')
    .argument('<webhook>', 'its number', parseNumber)
    .argument('[delivery...]', 'ids, as deliveries shows them')
    .option('--dead', 'all that were given up')
    .action(async (id: number, named: string[], { dead = false }: { dead?: boolean }, command: Command) => {
      const { client, colors, printRows } = await openContext(command, terminal);
      if (named.length === 0 && !dead) throw new UsageError('Name a delivery, or --dead for all that were given up.');
      const ids = dead ? (await client.webhookDeliveries(id, 'dead')).map((delivery) => delivery.id) : named;
      const queued: WebhookDelivery[] = [];
      for (const delivery of ids) queued.push(await client.redeliver(id, delivery));
      printRows(
        queued,
        queued.map((one) => describeDelivery(one, colors)),
        'No delivery was given up.',
      );
    });
}

/** Waits for the first attempt of a delivery, which a replica makes within about a second. */
async function waitForAttempt(client: RegistryClient, delivery: WebhookDelivery): Promise<WebhookDelivery> {
  const end = Date.now() + TEST_TIMEOUT_MS;
  for (;;) {
    const found = (await client.webhookDeliveries(delivery.webhook)).find(({ id }) => id === delivery.id) ?? delivery;
    if (found.state !== 'waiting' || found.error !== null || Date.now() > end) return found;
    await delay(TEST_PAUSE_MS);
  }
}

function describeWebhook({ id, environment, url, format, events, waiting, dead, createdBy }: Webhook, colors: Colors): string[] {
  const queue = [waiting > 0 ? `${waiting} waiting` : '', dead > 0 ? colors.red(`${dead} given up`) : ''].filter(Boolean).join(', ');
  return [String(id), colors.bold(environment ?? 'all'), url, format, events.join(','), queue || 'all sent', colors.dim(`by ${createdBy}`)];
}

function describeDelivery({ id, type, state, attempts, changedAt, error, summary }: WebhookDelivery, colors: Colors): string[] {
  const color = { delivered: colors.green, waiting: colors.yellow, dead: colors.red }[state];
  const end = error === null ? color(state) : `${color(state)} after ${attempts}: ${error}`;
  return [id, formatTime(changedAt), type, end, summary];
}

function parseNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('A webhook is a number such as 7.');
  return Number(text);
}
