import type { Command } from 'commander';
import type { Scopes, Token } from '../../client';
import { parseTime } from '../change-options';
import { openContext } from '../context';
import { table } from '../output/table';
import { formatTime } from '../output/format';
import type { Colors, Terminal } from '../terminal';

type CreateOptions = {
  name: string;
  publish?: string[];
  operate?: string[];
  skipGates?: string[];
  check?: string[];
  view?: string[];
  admin?: boolean;
  expires?: string;
};

export function addToken(program: Command, terminal: Terminal): void {
  const token = program.command('token').description('who may publish and operate');

  token
    .command('create')
    .description('make a token; it is shown once')
    .requiredOption('--name <who>', 'the person or pipeline that will use it')
    .option('--publish <remote...>', 'remotes that it may publish; * for all')
    .option('--operate <environment...>', 'environments that it may change; * for all')
    .option('--skip-gates <environment...>', 'environments in which it may pin what a gate refuses; * for all')
    .option('--check <name...>', 'checks whose outcome it may report, such as smoke; * for all')
    .option('--view <remote...>', 'remotes whose releases it may read before an environment runs them; * for all')
    .option('--admin', 'it may make tokens and set up environments')
    .option('--expires <time>', 'when it ends, such as 2027-01-31', parseTime)
    .action(
      async (
        {
          name,
          publish = [],
          operate = [],
          skipGates = undefined,
          check = undefined,
          view = undefined,
          admin = false,
          expires = undefined,
        }: CreateOptions,
        command: Command,
      ) => {
        const { client, colors, print } = await openContext(command, terminal);
        const created = await client.createToken({
          name,
          scopes: { publish, operate, ...(skipGates && { skipGates }), ...(check && { check }), ...(view && { view }), admin },
          expiresAt: expires ?? null,
        });
        print(created, () => [created.token, colors.dim(`${created.name}: ${formatScopes(created.scopes)}. It is not shown again.`)]);
      },
    );

  token
    .command('list')
    .description('all tokens, without their secrets')
    .action(async (_options: unknown, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const tokens = await client.tokens();
      print(tokens, () =>
        table(
          tokens.map((one) => describe(one, colors)),
          '',
        ),
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

/** Formats `publish mf_feed, operate *`. */
export function formatScopes({ publish, operate, skipGates = [], check = [], view = [], admin }: Scopes): string {
  const parts = [
    publish.length ? `publish ${publish.join(' ')}` : '',
    operate.length ? `operate ${operate.join(' ')}` : '',
    skipGates.length ? `skip gates ${skipGates.join(' ')}` : '',
    check.length ? `check ${check.join(' ')}` : '',
    view.length ? `view ${view.join(' ')}` : '',
    admin ? 'admin' : '',
  ];
  return parts.filter(Boolean).join(', ') || 'read';
}
