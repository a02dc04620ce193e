import type { Revision } from '@social/registry-client';
import type { Colors } from '../terminal';
import { table } from './table';
import { changeRows, formatKind } from './format';

/** Describes a change of an environment: revisions, kind, author, reason, and the versions before and after. */
export function describeChange(revision: Revision, colors: Colors): string[] {
  const { environment, revision: number, changes, by, reason } = revision;
  return [
    `${colors.bold(environment)} ${colors.dim(String(number - 1))} → ${colors.bold(String(number))}  ${formatKind(revision)} by ${by}: "${reason}"`,
    ...table(changeRows(changes, colors)),
  ];
}
