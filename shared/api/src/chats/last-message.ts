import { flag, object, objectOrNull, text, toPlainText, type Decoded } from '@social/api/wire';
import { readMessageText } from './message-text';

/** The message that a conversation's row previews; null while there is none. */
export const wireLastMessage = objectOrNull(
  object({ text, or_text: text, orginal_text: text, time: text, media: text, stickers: text, type_two: text, position: text, onwer: flag }),
);

/** `kind` is for the label where there is no text. */
export type LastMessage = { text: string; kind: 'text' | 'media'; isMine: boolean };

/** Decrypts and decodes the preview of a row. */
export async function readLastMessage(wire: Decoded<typeof wireLastMessage>): Promise<LastMessage | null> {
  if (wire === null) return null;
  const open = wire.or_text || wire.orginal_text;
  const plain = open ? toPlainText(open) : await readMessageText(wire.text, wire.time);
  const isMine = wire.onwer || wire.position === 'right';
  return { text: plain, kind: plain === '' && (wire.media || wire.stickers || wire.type_two) ? 'media' : 'text', isMine };
}
