import type { Command } from 'commander';
import type { Token } from '@social/registry-client';
import { parseEnd } from '../change-options';
import { openContext } from '../context';
import { formatScopes } from '../output/format-scopes';
import { formatTime } from '../output/format';
import { addScopeOptions, toScopes, type ScopeOptions } from '../scope-options';
import type { Colors, Terminal } from '../terminal';
import { addTokenTrust } from './token-trust';

type CreateOptions = ScopeOptions & { name: string; admin?: boolean; expires?: string };

export function addToken(program: Command, terminal: Terminal): void {
  const token = program.command('token').description('who may publish and operate');

  addTokenTrust(token, terminal);

  const create = token.command('create').description('make a token; it is shown once');
  addScopeOptions(create)
    .requiredOption('--name <who>', 'the person or pipeline that will use it')
    .option('--admin', 'it may make tokens and set up environments')
    .option(
      '--expires <time>',
      'when it ends, such as 2027-01-31 (with its last second) or 2027-01-31T08:00Z; UTC without a zone',
      parseEnd,
    )
    .action(async ({ name, admin = false, expires, ...scopes }: CreateOptions, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const created = await client.createToken({
        name,
        scopes: { ...toScopes(scopes), admin },
        expiresAt: expires ?? null,
      });
      const end = created.expiresAt === null ? '' : `, until ${formatTime(created.expiresAt)}`;
      print(created, () => [created.token, colors.dim(`${created.name}: ${formatScopes(created.scopes)}${end}. It is not shown again.`)]);
    });

  token
    .command('list')
    .description('all tokens, without their secrets')
    .action(async (_options: unknown, command: Command) => {
      const { client, colors, printRows } = await openContext(command, terminal);
      const tokens = await client.tokens();
      printRows(
        tokens,
        tokens.map((one) => describe(one, colors)),
        'There is no token.',
      );
    });

  token
    .command('revoke')
    .description('end a token with its next request')
    .argument('<id>')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const revoked = await client.revokeToken(id);
      print(revoked, () => [`${colors.green('Revoked')} ${revoked.id} of ${colors.bold(revoked.name)}.`]);
    });
}

function describe({ id, name, scopes, createdAt, createdBy, expiresAt, revokedAt, lastUsedAt }: Token, colors: Colors): string[] {
  const end = revokedAt ? colors.red(`revoked ${formatTime(revokedAt)}`) : expiresAt ? `until ${formatTime(expiresAt)}` : '';
  const use = lastUsedAt ? `used ${formatTime(lastUsedAt)}` : 'never used';
  return [id, colors.bold(name), formatScopes(scopes), colors.dim(`by ${createdBy}, ${formatTime(createdAt)}`), colors.dim(use), end];
}
