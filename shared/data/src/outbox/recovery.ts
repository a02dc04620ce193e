import type { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { t } from '@social/texts';
import { isSafeToRepeat, toRetriedFile, type OutboxItem, type OutboxStatus } from './outbox-item';

/** How an outbox continues after an attempt whose reply was lost. */
export type Recovery<Payload, Result> =
  /** The item can be found at the provider: it is looked up before each further attempt, and sent again by itself. */
  | { kind: 'find'; find: (item: OutboxItem<Payload>) => Promise<Result | null> }
  /**
   * It cannot for certain: where the provider honours no idempotency keys, only the member decides to send it again, and `find` looks first
   * for one like it among the latest. `noun` names it: 'post'.
   */
  | { kind: 'ask'; noun: string; find?: (item: OutboxItem<Payload>) => Promise<Result | null> };

export type Attempted = {
  /** Repeating the attempt does no harm: its key is honoured. */
  isSafe: boolean;
  hasFiles: boolean;
};

/** Returns the status of an item after a failed attempt; null where it is to be removed. */
export function toFailureStatus(error: ApiError, recovery: Recovery<never, unknown>, { isSafe, hasFiles }: Attempted): OutboxStatus | null {
  const reason = failureMessage(error);
  if (error.kind === 'refused') return { kind: 'failed', reason, ...(hasFiles && { isFinal: true }) };
  if (recovery.kind === 'find') {
    if (error.kind === 'aborted') return null;
    return { kind: 'retrying', reason };
  }
  switch (error.kind) {
    case 'aborted':
      return { kind: 'failed', reason: t('You stopped it.') };
    case 'rate-limited':
    case 'signed-out':
      return { kind: 'failed', reason };
    default:
      if (isSafe) return { kind: 'failed', reason, resends: true };
      return {
        kind: 'failed',
        reason: t('{reason} The {noun} may be there all the same.', { reason, noun: recovery.noun }),
        mayExist: true,
      };
  }
}

/**
 * Returns the state in which a new page continues an item. An item whose page ended during an attempt is sent again without the member only
 * if that is safe.
 */
export function resume<Payload>(item: OutboxItem<Payload>, recovery: Recovery<never, unknown>, nowMs: number): OutboxItem<Payload> {
  if (recovery.kind === 'find') return item;
  if (!item.wasTried || item.status.kind === 'failed' || isSafeToRepeat(item, nowMs)) return toResent(item, nowMs);
  const reason = t('The page was closed before the server had answered. See whether the {noun} is there before you send it again.', {
    noun: recovery.noun,
  });
  return { ...item, status: { kind: 'failed', reason } };
}

/** Lets an item wait that failed, and its files that did, where they are sent again by themselves. */
export function toResent<Payload>(item: OutboxItem<Payload>, nowMs: number): OutboxItem<Payload> {
  const { status } = item;
  const isResent = status.kind === 'failed' && status.resends && (!item.wasTried || isSafeToRepeat(item, nowMs));
  if (status.kind !== 'waiting' && !isResent) return item;
  const files = item.files.map((file) => (file.status?.kind === 'failed' && file.status.resends ? toRetriedFile(file) : file));
  return { ...item, files, status: { kind: 'waiting' } };
}
