import { InvalidArgumentError, Option, type Command } from 'commander';
import { CanaryStepsError, parseCanarySteps, parseShare, type CanaryAction, type CanaryStep, type Revision } from '@social/registry-client';
import { basedOnOption, DEFAULT_REASON, reasonOption } from '../change-options';
import { openContext, type Context } from '../context';
import { describeAnalysis, describeCanary, describeComparisons } from '../output/describe-canary';
import { describeChange } from '../output/describe-change';
import { parseReleases } from '../parse-releases';
import { UsageError, type Terminal } from '../terminal';

type ChangeOptions = { reason?: string; basedOn?: number };
type StartOptions = ChangeOptions & { percent?: number; steps?: CanaryStep[]; member?: string[]; staff?: boolean; skipGate?: string[] };

const actions: Readonly<Record<CanaryAction, string>> = {
  promote: 'give it to all members: it is pinned, through the gates',
  skip: 'continue with the next step',
  pause: 'stop it at its present share',
  resume: 'continue after a pause',
  abort: 'take it back from all members',
  retry: 'start the last one that was taken back again, from its first step',
};

/** Adds the canary commands. A canary is a second composition of an environment, for a share of its members. */
export function addCanary(program: Command, terminal: Terminal): void {
  const canary = program.command('canary').description('releases for a share of the members, taken back by itself when they fail');

  canary
    .command('start')
    .description('let a share of members and browsers get these releases; the others keep what is pinned')
    .argument('<environment>')
    .argument('<remote@version...>', 'one or more, tried together')
    .addOption(
      new Option('--percent <share>', 'the share, until you promote or abort').argParser(toArgument(parseShare)).conflicts('steps'),
    )
    .addOption(
      new Option('--steps <steps>', 'such as 5,pause:10m,25,analysis,50,pause; all members after the last').argParser(
        toArgument(parseCanarySteps),
      ),
    )
    .option('--member <id...>', 'members who get it whatever the share is')
    .option('--staff', "so do those of the environment's setting staff")
    .option('--skip-gate <gate...>', 'start although these gates refuse; needs a token that may, and stays in the history')
    .addOption(reasonOption())
    .addOption(basedOnOption())
    .action(async (environment: string, names: string[], options: StartOptions, command: Command) => {
      const request = { changes: parseReleases(names), ...readShare(options) };
      const context = await openContext(command, terminal);
      const revision = await context.client.startCanary(environment, {
        ...request,
        ...(await readBase(context, environment, options)),
        skipGates: options.skipGate,
      });
      printChange(context, revision, [`  back: pnpm registry canary abort ${environment} --reason '…'`]);
    });

  canary
    .command('status')
    .description('who gets what, the step that it is in, and for how many visitors it fails')
    .argument('<environment>')
    .action(async (environment: string, _options: unknown, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const status = await client.canary(environment);
      print(status, () =>
        status.canary
          ? [
              colors.bold(environment),
              ...describeCanary(status.canary, colors),
              ...describeAnalysis(status),
              ...describeComparisons(status, colors),
            ]
          : [`No canary runs in ${environment}.`],
      );
    });

  for (const [action, description] of Object.entries(actions) as [CanaryAction, string][]) {
    canary
      .command(action)
      .description(description)
      .argument('<environment>')
      .addOption(reasonOption())
      .addOption(basedOnOption())
      .action(async (environment: string, options: ChangeOptions, command: Command) => {
        const context = await openContext(command, terminal);
        printChange(context, await context.client.changeCanary(environment, action, await readBase(context, environment, options)));
      });
  }
}

/** @throws {UsageError} if no member would get it. */
function readShare({ percent, steps, member = [], staff = false }: StartOptions) {
  if (percent === undefined && steps === undefined && member.length === 0 && !staff)
    throw new UsageError('Say who gets it: --percent, --steps, --member or --staff.');
  return { steps: steps ?? [{ weight: percent ?? 0 }, { pause: {} }], cohort: { members: member, staff } };
}

async function readBase({ client }: Context, environment: string, { basedOn, reason = DEFAULT_REASON }: ChangeOptions) {
  return { basedOn: basedOn ?? (await client.status(environment)).revision, reason };
}

function printChange({ colors, print }: Context, revision: Revision, hints: readonly string[] = []): void {
  print(revision, () => [
    ...describeChange(revision, colors),
    ...(revision.canary
      ? describeCanary(revision.canary, colors)
      : revision.kind === 'canary'
        ? ['  nobody gets the canary any more']
        : []),
    ...hints,
  ]);
}

/** Returns a parser whose errors commander prints with the option's name. */
function toArgument<T>(parse: (text: string) => T): (text: string) => T {
  return (text) => {
    try {
      return parse(text);
    } catch (error) {
      if (error instanceof CanaryStepsError) throw new InvalidArgumentError(error.message);
      throw error;
    }
  };
}
