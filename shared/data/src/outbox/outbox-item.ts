import { count, flag, list, mapped, mappedOrRefused, object, text, type Decoder } from '@social/api/wire';

/** How far a file is that is sent by itself, before its item. */
export type FileStatus =
  | { kind: 'waiting' }
  | { kind: 'uploading'; sentBytes: number }
  /** The provider has it, and gives it to the item that names it. */
  | { kind: 'arrived' }
  /** It is sent again when the member asks for it; `resends` and `isFinal` as those of an item. */
  | { kind: 'failed'; reason: string; resends?: true; isFinal?: true };

/** A file of an item. Its bytes are in the file store under its id. */
export type OutboxFile = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly sizeBytes: number;
  /** Missing where files go with their item, and before the first attempt. */
  readonly status?: FileStatus;
};

export type OutboxStatus =
  /** Its turn has not come, or there is no connection. */
  | { kind: 'waiting' }
  | { kind: 'sending'; sentBytes: number }
  /** The last attempt failed; it is sent again by itself. */
  | { kind: 'retrying'; reason: string }
  /**
   * It is sent again when the member asks for it. `mayExist`: the reply was lost, and the provider may have accepted it. `resends`: it is
   * also sent by itself when the connection is back, as its key makes that safe. `isFinal`: the provider refused it with its files, and
   * would refuse them again.
   */
  | { kind: 'failed'; reason: string; mayExist?: true; resends?: true; isFinal?: true };

/** Something that a member sent, and the provider has not accepted yet. */
export type OutboxItem<Payload> = {
  /** Also the idempotency key: the same on every attempt. */
  readonly id: string;
  readonly payload: Payload;
  /** In the order in which they are sent. */
  readonly files: readonly OutboxFile[];
  readonly createdAt: Date;
  /** An attempt was made: the provider may have it. */
  readonly wasTried: boolean;
  /** Until then the provider carries the item out once, however often it is sent: it honours idempotency keys. In milliseconds since 1970; 0 where it does not. */
  readonly safeUntilMs?: number;
  readonly status: OutboxStatus;
};

export const isSafeToRepeat = ({ safeUntilMs = 0 }: Pick<OutboxItem<unknown>, 'safeUntilMs'>, nowMs: number): boolean =>
  nowMs < safeUntilMs;

/** Returns whether an item failed, and may succeed when it is sent again. */
export const canBeRetried = ({ status }: Pick<OutboxItem<unknown>, 'status'>): boolean =>
  status.kind === 'retrying' || (status.kind === 'failed' && !status.isFinal);

/** Lets a file wait that failed, unless the provider would refuse it again. */
export function toRetriedFile(file: OutboxFile): OutboxFile {
  return file.status?.kind === 'failed' && !file.status.isFinal ? { ...file, status: { kind: 'waiting' } } : file;
}

const storedFailure = { failure: text, resends: flag, isFinal: flag };

const storedFile = mapped(
  object({ id: text, name: text, type: text, sizeBytes: count, hasArrived: flag, ...storedFailure }),
  ({ hasArrived, failure, resends, isFinal, ...file }): OutboxFile => {
    if (hasArrived) return { ...file, status: { kind: 'arrived' } };
    return failure === '' ? file : { ...file, status: toFailed(failure, resends, isFinal) };
  },
);

/** Makes the decoder of the items that a browser has stored. */
export function storedItems<Payload>(payload: Decoder<Payload>): Decoder<OutboxItem<Payload>[]> {
  const item = object({
    id: text,
    payload,
    files: list(storedFile),
    createdAtMs: count,
    wasTried: flag,
    safeUntilMs: count,
    ...storedFailure,
  });
  return list(
    mappedOrRefused(item, ({ createdAtMs, failure, resends, isFinal, ...stored }): OutboxItem<Payload> | null =>
      stored.id === ''
        ? null
        : {
            ...stored,
            createdAt: new Date(createdAtMs),
            status: failure === '' ? { kind: 'waiting' } : toFailed(failure, resends, isFinal),
          },
    ),
  );
}

/** Returns an item as it is stored. */
export function toStored<Payload>({ createdAt, status, files, ...item }: OutboxItem<Payload>) {
  return { ...item, files: files.map(toStoredFile), createdAtMs: createdAt.getTime(), failure: '', ...toStoredFailure(status) };
}

function toStoredFile({ status, ...file }: OutboxFile) {
  return { ...file, ...(status?.kind === 'arrived' && { hasArrived: true }), ...(status && toStoredFailure(status)) };
}

function toStoredFailure(status: FileStatus | OutboxStatus) {
  return status.kind === 'failed' && { failure: status.reason, resends: status.resends ?? false, isFinal: status.isFinal ?? false };
}

function toFailed(reason: string, resends: boolean, isFinal: boolean) {
  return { kind: 'failed' as const, reason, ...(resends && { resends }), ...(isFinal && { isFinal }) };
}
