import * as z from 'zod';
import { revisionReply, type RegistryError, type Revision } from '@social/registry-client';
import type { Colors } from '../terminal';
import { formatChanges, formatKind, formatTime } from './format';

const takenBackDetails = z.object({ current: z.number(), revisions: z.array(revisionReply) });
const staleDetails = z.object({ current: revisionReply.nullable(), since: z.array(revisionReply) });

/** Describes a refusal and its reason. After a lost race, also the changes of others, and the command to continue with. */
export function describeRefusal(error: RegistryError, args: readonly string[], colors: Colors): string[] {
  if (error.code === 'REG_REVISION_STALE') return describeConflict(error, args, colors);
  if (error.code === 'REG_ROLLBACK_OF_OTHERS') return describeTakenBack(error, args, colors);
  return [`${colors.red(error.message)} ${colors.dim(error.code)}`, ...hintsFor(error)];
}

function describeTakenBack(error: RegistryError, args: readonly string[], colors: Colors): string[] {
  const { current, revisions } = takenBackDetails.parse(error.details);
  return [
    colors.red(colors.bold('This would take back changes of others; nothing was changed.')),
    ...describeRevisions(revisions, colors),
    'The last change of one remote alone is taken back with --remote. To take back all of it:',
    `  ${colors.cyan(`pnpm registry ${repeatCommand(args, current)}`)}`,
  ];
}

function describeConflict(error: RegistryError, args: readonly string[], colors: Colors): string[] {
  const details = staleDetails.safeParse(error.details);
  if (!details.success) return [colors.red(error.message)];
  const { current, since } = details.data;
  if (since.length === 0) return [`${colors.red(error.message)} ${colors.dim(error.code)}`];
  return [
    colors.red(colors.bold('Someone was faster; nothing of yours was stored.')),
    ...describeRevisions(since, colors),
    'If yours is still wanted on top of that:',
    `  ${colors.cyan(`pnpm registry ${repeatCommand(args, current?.revision ?? 0)}`)}`,
  ];
}

function describeRevisions(revisions: readonly Revision[], colors: Colors): string[] {
  return revisions.flatMap((revision) => [
    `  revision ${revision.revision}  ${formatTime(revision.at)}  ${colors.bold(revision.by)}  ${formatKind(revision)}  ${formatChanges(revision.changes)}`,
    `    "${revision.reason}"`,
  ]);
}

/** Writes the same command based on the current revision. Never prints a token. */
function repeatCommand(args: readonly string[], revision: number): string {
  const repeated = args.filter((arg, index) => {
    const before = args[index - 1];
    return !/^--(token|based-on)(=|$)/.test(arg) && before !== '--token' && before !== '--based-on';
  });
  return [...repeated.map(quote), '--based-on', String(revision)].join(' ');
}

function quote(arg: string): string {
  return /^[\w@.:/=-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", `'\\''`)}'`;
}

/** Returns hints for a refusal. Every code of the registry has a section in docs/errors.md. */
export function hintsFor({ code }: RegistryError): string[] {
  switch (code) {
    case 'UNREACHABLE':
      return ['Is it running? npm start starts it on this machine; --url or REGISTRY_URL names another one.'];
    case 'REG_TOKEN_REQUIRED':
      return ['Give a token with --token or REGISTRY_TOKEN; npm start leaves one for the operator of this machine.'];
    case 'REG_VERSION_TAKEN':
      return ["Raise the version in the remote's package.json, build, and publish again."];
    case 'REG_ENVIRONMENT_UNKNOWN':
      return ['registry env list shows the environments.'];
    case 'REG_ENVIRONMENT_ARCHIVED':
      return ['registry env restore <environment> brings it back.'];
    case 'REG_GATE_REFUSED':
      return ['registry pin … --dry-run shows the verdict of every gate.'];
    case 'REG_RELEASE_UNKNOWN':
      return ['registry releases <remote> shows what was published.'];
    case 'REG_REMOTE_UNKNOWN':
      return ['registry remotes shows what was published.'];
    case 'REG_REVISION_UNKNOWN':
      return ['registry history <environment> shows the revisions.'];
    case 'REG_REMOTE_NOT_PINNED':
      return ['registry status <environment> shows what it runs.'];
    case 'REG_PIN_REQUEST_UNKNOWN':
    case 'REG_PIN_REQUEST_CLOSED':
      return ['registry pending <environment> shows the requests.'];
    case 'REG_TOKEN_UNKNOWN':
      return ['registry token list shows the tokens.'];
    case 'REG_PIN_RELEASE_UNKNOWN':
      return ['registry publish <folder> publishes a build; pin it afterwards.'];
    default:
      return code.startsWith('REG_') ? [`docs/errors.md says what to do about ${code}.`] : [];
  }
}
