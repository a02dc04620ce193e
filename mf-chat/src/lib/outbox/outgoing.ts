import type { MessageId } from '@social/api';
import { flag, idOrNull, list, mappedOrRefused, object, objectOrNull, oneOf, text, count, type Decoder } from '@social/api/wire';
import type { GroupId, PersonId } from '@social/api';
import type { ConversationRef } from '../conversation-ref';

/** A file on its way; its bytes are in memory, or in the browser's database under the message's id. */
export type OutgoingFile = { name: string; type: string; sizeBytes: number };

export type OutgoingStatus =
  /** Its turn has not come, or there is no connection. */
  | { kind: 'waiting' }
  | { kind: 'sending'; sentBytes: number }
  /** No answer came; it is tried again by itself. */
  | { kind: 'held-up'; reason: string }
  /** The provider said no, or its file is gone: nothing happens without the member. */
  | { kind: 'failed'; reason: string };

/** A message that the provider is not known to have. */
export type Outgoing = {
  /** The `message_hash_id`: it finds the message again among those that have arrived. */
  id: string;
  conversation: ConversationRef;
  text: string;
  file: OutgoingFile | null;
  replyTo: { id: MessageId; text: string } | null;
  writtenAt: Date;
  /** It was on the wire before: see whether it has arrived before sending it again. */
  wasTried: boolean;
  status: OutgoingStatus;
};

const file = mappedOrRefused(object({ name: text, type: text, sizeBytes: count }), (stored): OutgoingFile | null =>
  stored.name === '' ? null : stored,
);

const replyTo = mappedOrRefused(object({ id: idOrNull<MessageId>(), text }), ({ id, text: quoted }) => (id ? { id, text: quoted } : null));

const outgoing = mappedOrRefused(
  object({
    id: text,
    kind: oneOf(['person', 'group'], null),
    with: idOrNull<PersonId & GroupId>(),
    text,
    file: objectOrNull(file),
    replyTo: objectOrNull(replyTo),
    writtenAtMs: count,
    wasTried: flag,
    failure: text,
  }),
  ({ kind, with: id, writtenAtMs, failure, ...stored }): Outgoing | null =>
    stored.id === '' || kind === null || id === null
      ? null
      : {
          ...stored,
          conversation: { kind, id },
          writtenAt: new Date(writtenAtMs),
          status: failure ? { kind: 'failed', reason: failure } : { kind: 'waiting' },
        },
);

/** What the browser's storage holds of messages that are on their way. */
export const storedOutgoings: Decoder<Outgoing[]> = list(outgoing);

/** One message as it is stored. */
export function toStored({ conversation, writtenAt, status, ...rest }: Outgoing) {
  return {
    ...rest,
    kind: conversation.kind,
    with: conversation.id,
    writtenAtMs: writtenAt.getTime(),
    failure: status.kind === 'failed' ? status.reason : '',
  };
}
