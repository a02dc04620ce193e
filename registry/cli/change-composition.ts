import type { Command } from 'commander';
import { RegistryError, type CompositionChanges } from '../client';
import { basedOnOption, DEFAULT_REASON, reasonOption } from './change-options';
import type { Context } from './context';
import { describeChange } from './output/describe-change';
import { describePlan } from './output/describe-plan';
import { edgeOption, findEdges, waitForEdges, type EdgeOptions } from './edges';
import { RefusedError } from './terminal';

export type ChangeOptions = EdgeOptions & { reason?: string; basedOn?: number; dryRun?: boolean; skipGate?: string[]; wait?: boolean };

/** Adds the options of every command that changes versions through the gates. */
export function addChangeOptions(command: Command): Command {
  return command
    .addOption(reasonOption())
    .addOption(basedOnOption())
    .option('--dry-run', 'say what would change and what each gate says, and change nothing; exit code 1 when it would be refused')
    .option('--skip-gate <gate...>', 'pin although these gates refuse; needs a token that may, and stays in the history')
    .option('--wait', 'return when every edge serves it; exit code 1 when one does not within a minute')
    .addOption(edgeOption());
}

/** Carries the changes out, or says with `--dry-run` what they would do. @throws {RefusedError} when they would be refused. */
export async function changeComposition(
  context: Context,
  environment: string,
  changes: CompositionChanges,
  { reason = DEFAULT_REASON, basedOn, dryRun, skipGate: skipGates, wait, edge }: ChangeOptions,
): Promise<void> {
  const { client, colors, print } = context;
  if (dryRun) {
    const plan = await client.plan(environment, { changes, skipGates });
    print(plan, () => describePlan(plan, colors));
    if (!plan.isAccepted && plan.changes.length > 0) throw new RefusedError();
    return;
  }
  const request = { basedOn: basedOn ?? (await client.status(environment)).revision, changes, skipGates, reason };
  const revision = await client.pin(environment, request).catch(ignoreNothingToChange);
  if (!revision) return print({ environment, isChanged: false }, () => [`${colors.bold(environment)} runs this already; nothing to do.`]);
  print(revision, () => [...describeChange(revision, colors), `  back: pnpm registry rollback ${environment} --reason '…'`]);
  if (wait) await waitForEdges(context, revision, findEdges(edge, context.environment));
}

/** A pipeline that repeats itself does no harm. */
function ignoreNothingToChange(error: unknown): null {
  if (error instanceof RegistryError && error.code === 'REG_NOTHING_TO_CHANGE') return null;
  throw error;
}
