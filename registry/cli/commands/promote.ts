import type { Composition } from '@social/contracts';
import type { Command } from 'commander';
import { addChangeOptions, changeComposition, type ChangeOptions } from '../change-composition';
import { openContext } from '../context';
import { UsageError, type Terminal } from '../terminal';

export function addPromote(program: Command, terminal: Terminal): void {
  const promote = program
    .command('promote')
    .description('pin in an environment what another one runs; remotes that only the target has stay')
    .argument('<from>', 'the environment that runs the releases')
    .argument('<to>', 'the environment that gets them')
    .argument('[remote...]', 'only these; all by default');
  addChangeOptions(promote).action(async (from: string, to: string, remotes: string[], options: ChangeOptions, command: Command) => {
    const context = await openContext(command, terminal);
    const source = await context.client.status(from);
    const reason = options.reason ?? `promoted from ${from} at revision ${source.revision}`;
    await changeComposition(context, to, chooseVersions(source, remotes), { ...options, reason });
  });
}

/** @throws {UsageError} for a remote that the environment does not run. */
function chooseVersions({ environment, composition }: { environment: string; composition: Composition }, remotes: readonly string[]) {
  const missing = remotes.find((remote) => composition[remote] === undefined);
  if (missing) throw new UsageError(`${environment} does not run ${missing}.`);
  const chosen = Object.entries(composition).filter(([remote]) => remotes.length === 0 || remotes.includes(remote));
  if (chosen.length === 0) throw new UsageError(`${environment} runs nothing yet.`);
  return Object.fromEntries(chosen);
}
