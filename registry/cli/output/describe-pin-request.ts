import type { PinRequest } from '@social/registry-client';
import type { Colors } from '../terminal';
import { changeRows, formatTime } from './format';
import { table } from './table';

/** Describes a pending pin, or its outcome. */
export function describePinRequest(request: PinRequest, colors: Colors): string[] {
  const { id, environment, changes, reason, by, at } = request;
  return [
    `${colors.bold(`request ${id}`)} of ${colors.bold(environment)}  ${formatState(request, colors)}`,
    `  by ${by}, ${formatTime(at)}: "${reason}"`,
    ...table(changeRows(changes, colors)),
  ];
}

function formatState({ state, needsApproval, approvedBy, runAt, expiresAt, outcome, revision }: PinRequest, colors: Colors): string {
  const approval = approvedBy === null ? '' : `, approved by ${approvedBy}`;
  switch (state) {
    case 'waiting': {
      const wait = needsApproval && approvedBy === null ? `waits for an approval until ${formatTime(runAt ?? expiresAt)}` : 'waits';
      return colors.yellow(`${wait}${runAt === null ? '' : `, to be pinned at ${formatTime(runAt)}`}${approval}`);
    }
    case 'pinned':
      return colors.green(`pinned in revision ${revision}${approval}`);
    case 'cancelled':
      return `cancelled by ${outcome}`;
    case 'expired':
      return `expired ${formatTime(expiresAt)}`;
    default:
      return colors.red(`${state}${approval}: ${outcome}`);
  }
}
