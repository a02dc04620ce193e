import { flag, object, objectOrNull, text, toPlainText, type Decoded } from '@social/api/wire';
import { readKind, type MessageKind } from './message';
import { readMessageText } from './message-text';

/** The message that a conversation's row previews; null while there is none. */
export const wireLastMessage = objectOrNull(
  object({
    text,
    or_text: text,
    orginal_text: text,
    time: text,
    media: text,
    stickers: text,
    type: text,
    type_two: text,
    position: text,
    onwer: flag,
  }),
);

/** `kind` is for the label where there is no text. */
export type LastMessage = { text: string; kind: MessageKind; isMine: boolean };

/** Decrypts and decodes the preview of a row. */
export async function readLastMessage(wire: Decoded<typeof wireLastMessage>): Promise<LastMessage | null> {
  if (wire === null) return null;
  const open = wire.or_text || wire.orginal_text;
  const kind = readKind(wire);
  return {
    text: open ? toPlainText(open) : await readMessageText(wire.text, wire.time),
    // Older hosts name no kind in this list.
    kind: kind === 'text' && (wire.media || wire.stickers) ? 'other' : kind,
    isMine: wire.onwer || wire.position === 'right',
  };
}
