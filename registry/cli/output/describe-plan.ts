import type { GateVerdict, Plan } from '@social/registry-client';
import type { Colors } from '../terminal';
import { table } from './table';
import { changeRows, formatSize } from './format';

/** Describes a planned pin: versions, bytes that members must download again, and the verdict of each gate with its problems. */
export function describePlan(
  { environment, basedOn, changes, verdicts, isAccepted, downloadBytes, deprecations }: Plan,
  colors: Colors,
): string[] {
  const refused = isAccepted ? colors.green('would be accepted') : colors.red('would be refused');
  return [
    `${colors.bold(environment)} ${colors.dim(String(basedOn))} → ${colors.bold(String(basedOn + 1))}  ${changes.length === 0 ? 'nothing would change' : refused}`,
    ...table(changeRows(changes, colors)),
    `  at most ${formatSize(downloadBytes)} to download again`,
    ...deprecations.map(({ remote, version, by, reason }) => colors.yellow(`  ! ${remote}@${version} is deprecated by ${by}: "${reason}"`)),
    ...verdicts.flatMap((verdict) => describeVerdict(verdict, colors)),
  ];
}

export function describeVerdict({ gate, status, problems }: GateVerdict, colors: Colors): string[] {
  const sign = { passed: colors.green('✓'), refused: colors.red('✗'), skipped: colors.yellow('!') }[status];
  return [
    `  ${sign} ${gate}${status === 'skipped' ? ' (skipped)' : ''}`,
    ...problems.map(({ remote, version, owner, message }) => `      ${remote}@${version}: ${message} (owner ${owner})`),
  ];
}
