import type { Command } from 'commander';
import { RegistryError, type CompositionChanges, type PinRequest } from '@social/registry-client';
import { atOption, basedOnOption, DEFAULT_REASON, reasonOption } from './change-options';
import type { Context } from './context';
import { describeChange } from './output/describe-change';
import { describePinRequest } from './output/describe-pin-request';
import { describePlan, describeTypes } from './output/describe-plan';
import { edgeOption, waitForEdges, type EdgeOptions } from './edges';
import { RefusedError } from './terminal';
import { checkTypes, TYPES_GATE } from './types/check-plan';

export type ChangeOptions = EdgeOptions & {
  reason?: string;
  basedOn?: number;
  dryRun?: boolean;
  skipGate?: string[];
  wait?: boolean;
  at?: string;
};

/** Adds the options of all commands that change versions through the gates. */
export function addChangeOptions(command: Command): Command {
  return command
    .addOption(reasonOption())
    .addOption(basedOnOption())
    .option('--dry-run', 'say what would change and what each gate says, and change nothing; exit code 1 when it would be refused')
    .option('--skip-gate <gate...>', 'pin although these gates refuse; needs a token that may, and stays in the history')
    .addOption(atOption())
    .option('--wait', 'return when every edge serves it; exit code 1 when one does not within a minute')
    .addOption(edgeOption());
}

/** Carries out the changes, or with `--dry-run` prints their effect. @throws {RefusedError} if they would be refused. */
export async function changeComposition(
  context: Context,
  environment: string,
  changes: CompositionChanges,
  { reason = DEFAULT_REASON, basedOn, dryRun, skipGate, wait, edge, at }: ChangeOptions,
): Promise<void> {
  const { client, colors, print, cwd } = context;
  const isSkipped = skipGate?.includes(TYPES_GATE) ?? false;
  const skipGates = skipGate?.filter((gate) => gate !== TYPES_GATE);
  if (dryRun) {
    const plan = await client.plan(environment, { changes, skipGates });
    const types = await checkTypes(client, plan, { folder: cwd, isSkipped });
    print({ ...plan, types }, () => describePlan(plan, types, colors));
    if ((!plan.isAccepted && plan.changes.length > 0) || types?.status === 'refused') throw new RefusedError();
    return;
  }
  if (!isSkipped) await refuseTypes(context, environment, changes);
  const request = { basedOn: basedOn ?? (await client.status(environment)).revision, changes, skipGates, reason };
  if (at !== undefined) return printRequest(context, await client.requestPin(environment, { ...request, runAt: at }));
  const revision = await client.pin(environment, request).catch(acceptExpected);
  if (revision === 'needs-approval') return printRequest(context, await client.requestPin(environment, request));
  if (!revision) return print({ environment, isChanged: false }, () => [`${colors.bold(environment)} runs this already; nothing to do.`]);
  print(revision, () => [...describeChange(revision, colors), `  back: pnpm registry rollback ${environment} --reason '…'`]);
  if (wait) await waitForEdges(context, revision, edge);
}

/** Compares the types before a change. What else speaks against it, the registry says. @throws {RefusedError} after printing the problems */
async function refuseTypes(context: Context, environment: string, changes: CompositionChanges): Promise<void> {
  const { client, colors, print, cwd } = context;
  const plan = await client.plan(environment, { changes }).catch((error: unknown) => {
    if (error instanceof RegistryError) return null;
    throw error;
  });
  const types = plan && (await checkTypes(client, plan, { folder: cwd, isSkipped: false }));
  if (types?.status !== 'refused') return;
  print({ environment, isChanged: false, types }, () => [
    colors.red(`${environment} was not changed: an input of a region is not accepted.`),
    ...describeTypes(types, colors),
    `  all the same: --skip-gate ${TYPES_GATE}`,
  ]);
  throw new RefusedError();
}

/** Accepts refusals that are not failures: a pipeline may repeat itself, and a pin that needs a second person becomes a request. */
function acceptExpected(error: unknown): null | 'needs-approval' {
  if (error instanceof RegistryError && error.code === 'REG_NOTHING_TO_CHANGE') return null;
  if (error instanceof RegistryError && error.code === 'REG_APPROVAL_REQUIRED') return 'needs-approval';
  throw error;
}

function printRequest({ print, colors }: Context, request: PinRequest): void {
  const { id, environment, needsApproval } = request;
  print(request, () => [
    ...describePinRequest(request, colors),
    ...(needsApproval ? [`  somebody else: pnpm registry approve ${environment} ${id}`] : []),
    `  back: pnpm registry cancel ${environment} ${id}`,
  ]);
}
