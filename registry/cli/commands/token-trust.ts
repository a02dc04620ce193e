import { InvalidArgumentError, type Command } from 'commander';
import type { Trust } from '@social/registry-client';
import { openContext } from '../context';
import { formatScopes } from '../output/format-scopes';
import { formatTime } from '../output/format';
import { table } from '../output/table';
import { addScopeOptions, toScopes, type ScopeOptions } from '../scope-options';
import type { Colors, Terminal } from '../terminal';

type TrustOptions = ScopeOptions & { name: string; issuer: string; subject: string; audience?: string; lifetime?: number };

/** Adds the commands for pipelines that send an issuer's token instead of a stored secret. */
export function addTokenTrust(token: Command, terminal: Terminal): void {
  const trust = token.command('trust').description("let a pipeline's identity token be exchanged for a short-lived token");
  addScopeOptions(trust)
    .requiredOption('--name <pipeline>', 'the history shows it with the subject and the run')
    .requiredOption('--issuer <url>', 'such as https://token.actions.githubusercontent.com')
    .requiredOption('--subject <pattern>', 'such as repo:org/mf-feed:*')
    .option('--audience <name>', 'the audience of the identity tokens; registry unless said otherwise')
    .option('--lifetime <seconds>', 'of the short-lived tokens; 900 unless said otherwise', parseNumber)
    .action(async ({ name, issuer, subject, audience, lifetime, ...scopes }: TrustOptions, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const request = { name, issuer, subject, audience, lifetimeSeconds: lifetime, scopes: toScopes(scopes) };
      const created = await client.createTrust(request);
      print(created, () => table([describe(created, colors)], ''));
    });

  token
    .command('trusts')
    .description('the pipelines that are trusted')
    .action(async (_options: unknown, command: Command) => {
      const { client, colors, printRows } = await openContext(command, terminal);
      const trusts = await client.trusts();
      printRows(
        trusts,
        trusts.map((one) => describe(one, colors)),
        'No pipeline is trusted.',
      );
    });

  token
    .command('distrust')
    .description('end a trust; tokens that it made live on until they expire')
    .argument('<trust>', 'its number, as trusts shows it', parseNumber)
    .action(async (id: number, _options: unknown, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const ended = await client.revokeTrust(id);
      print(ended, () => table([describe(ended, colors)], ''));
    });

  token
    .command('exchange')
    .description('exchange an identity token for a short-lived token, and print only that token')
    .option('--id-token <jwt>', 'the identity token (ID_TOKEN)')
    .action(async ({ idToken }: { idToken?: string }, command: Command) => {
      const { client, print, environment } = await openContext(command, terminal);
      const created = await client.exchangeToken({ idToken: idToken ?? environment.ID_TOKEN ?? '' });
      print(created, () => [created.token]);
    });
}

function describe({ id, name, issuer, subject, scopes, lifetimeSeconds, createdBy, revokedAt }: Trust, colors: Colors): string[] {
  const end = revokedAt === null ? `${lifetimeSeconds} s` : colors.red(`ended ${formatTime(revokedAt)}`);
  return [String(id), colors.bold(name), issuer, subject, formatScopes(scopes), end, colors.dim(`by ${createdBy}`)];
}

function parseNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Write a number such as 7.');
  return Number(text);
}
