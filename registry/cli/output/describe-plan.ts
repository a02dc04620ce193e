import type { GateVerdict, Plan } from '@social/registry-client';
import type { Colors } from '../terminal';
import { TYPES_GATE, type TypesVerdict } from '../types/check-plan';
import { table } from './table';
import { changeRows, formatSize } from './format';

/** Describes a planned pin: versions, bytes that members must download again, and the verdicts of the gates and about types. */
export function describePlan(
  { environment, basedOn, changes, verdicts, isAccepted, downloadBytes, deprecations }: Plan,
  types: TypesVerdict | null,
  colors: Colors,
): string[] {
  const refused = isAccepted && types?.status !== 'refused' ? colors.green('would be accepted') : colors.red('would be refused');
  return [
    `${colors.bold(environment)} ${colors.dim(String(basedOn))} → ${colors.bold(String(basedOn + 1))}  ${changes.length === 0 ? 'nothing would change' : refused}`,
    ...table(changeRows(changes, colors)),
    `  at most ${formatSize(downloadBytes)} to download again`,
    ...deprecations.map(({ remote, version, by, reason }) => colors.yellow(`  ! ${remote}@${version} is deprecated by ${by}: "${reason}"`)),
    ...verdicts.flatMap((verdict) => describeVerdict(verdict, colors)),
    ...(types ? describeTypes(types, colors) : []),
  ];
}

export function describeVerdict({ gate, status, problems }: GateVerdict, colors: Colors): string[] {
  return [
    describeStatus(gate, status, colors),
    ...problems.map(({ remote, version, owner, message }) => `      ${remote}@${version}: ${message} (owner ${owner})`),
  ];
}

/** Describes the comparison of types, which is made here and not in the registry. */
export function describeTypes({ status, problems, notCompared }: TypesVerdict, colors: Colors): string[] {
  return [
    describeStatus(TYPES_GATE, status, colors),
    ...problems.map(({ remote, version, message }) => `      ${remote}@${version}: ${message}`),
    ...notCompared.map((reason) => colors.dim(`      not compared: ${reason}`)),
  ];
}

function describeStatus(gate: string, status: GateVerdict['status'], colors: Colors): string {
  const sign = { passed: colors.green('✓'), refused: colors.red('✗'), skipped: colors.yellow('!') }[status];
  return `  ${sign} ${gate}${status === 'skipped' ? ' (skipped)' : ''}`;
}
