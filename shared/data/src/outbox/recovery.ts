import type { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { OutboxItem, OutboxStatus } from './outbox-item';

/** How an outbox goes on after an attempt whose reply was lost. */
export type Recovery<Payload, Result> =
  /** The item can be found at the provider: it is looked up before each further attempt, and sent again by itself. */
  | { kind: 'find'; find: (item: OutboxItem<Payload>) => Promise<Result | null> }
  /** It cannot: only the member decides to send it again. `noun` names it: 'post'. */
  | { kind: 'ask'; noun: string };

/** Returns the status of an item after a failed attempt; null where it is to be removed. */
export function toFailureStatus(error: ApiError, recovery: Recovery<never, unknown>): OutboxStatus | null {
  const reason = failureMessage(error);
  if (recovery.kind === 'find') {
    if (error.kind === 'aborted') return null;
    return { kind: error.kind === 'refused' ? 'failed' : 'retrying', reason };
  }
  switch (error.kind) {
    case 'aborted':
      return { kind: 'failed', reason: 'You stopped it.' };
    case 'refused':
    case 'rate-limited':
    case 'signed-out':
      return { kind: 'failed', reason };
    default:
      return { kind: 'failed', reason: `${reason} The ${recovery.noun} may be there all the same.`, mayExist: true };
  }
}

/** Returns the item as a new page goes on with it: one whose page ended during an attempt is not sent again without the member. */
export function resume<Payload>(item: OutboxItem<Payload>, recovery: Recovery<never, unknown>): OutboxItem<Payload> {
  if (recovery.kind === 'find' || !item.wasTried || item.status.kind === 'failed') return item;
  const reason = `The page was closed before the server had answered. See whether the ${recovery.noun} is there before you send it again.`;
  return { ...item, status: { kind: 'failed', reason } };
}
