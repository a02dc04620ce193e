import { count, flag, list, mappedOrRefused, object, text, type Decoder } from '@social/api/wire';

/** A file of an item. Its bytes are in the file store under its id. */
export type OutboxFile = { readonly id: string; readonly name: string; readonly type: string; readonly sizeBytes: number };

export type OutboxStatus =
  /** Its turn has not come, or there is no connection. */
  | { kind: 'waiting' }
  | { kind: 'sending'; sentBytes: number }
  /** The last attempt failed; it is sent again by itself. */
  | { kind: 'retrying'; reason: string }
  /** It is sent again only when the member asks for it. `mayExist`: the reply was lost, and the provider may have accepted it. */
  | { kind: 'failed'; reason: string; mayExist?: true };

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
  readonly status: OutboxStatus;
};

const storedFile = object({ id: text, name: text, type: text, sizeBytes: count });

/** Makes the decoder of the items that a browser has stored. */
export function storedItems<Payload>(payload: Decoder<Payload>): Decoder<OutboxItem<Payload>[]> {
  const item = object({ id: text, payload, files: list(storedFile), createdAtMs: count, wasTried: flag, failure: text });
  return list(
    mappedOrRefused(item, ({ createdAtMs, failure, ...stored }): OutboxItem<Payload> | null =>
      stored.id === ''
        ? null
        : {
            ...stored,
            createdAt: new Date(createdAtMs),
            status: failure === '' ? { kind: 'waiting' } : { kind: 'failed', reason: failure },
          },
    ),
  );
}

/** Returns an item as it is stored. */
export function toStored<Payload>({ createdAt, status, ...item }: OutboxItem<Payload>) {
  return { ...item, createdAtMs: createdAt.getTime(), failure: status.kind === 'failed' ? status.reason : '' };
}
