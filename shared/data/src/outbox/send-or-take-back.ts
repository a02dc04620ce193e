import type { Outbox, Upload } from '@social/data';

/** An item was not sent, and is not in the outbox any more. Its message is the reason, for the member. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError';

  constructor(
    reason: string,
    /** The reply was lost: the provider may have accepted the item. */
    readonly mayExist: boolean,
    /** The provider refused it with its files, and would refuse them again. */
    readonly isFinal: boolean,
  ) {
    super(reason);
  }
}

/**
 * Sends an item from a form that shows its own failures. Resolves once it is sent, or while it waits for a connection.
 * @throws {NotSentError} with the item taken back out: the form still has its text and files.
 */
export async function sendOrTakeBack<Payload>(
  outbox: Pick<Outbox<Payload, unknown>, 'send' | 'take'>,
  payload: Payload,
  uploads: readonly Upload[],
): Promise<'sent' | 'waiting'> {
  const left = await outbox.send(payload, uploads);
  if (left?.status.kind !== 'failed') return left === null ? 'sent' : 'waiting';
  outbox.take(left.id);
  throw new NotSentError(left.status.reason, left.status.mayExist === true, left.status.isFinal === true);
}
