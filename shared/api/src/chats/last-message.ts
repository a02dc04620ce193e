import { flag, object, objectOrNull, text, toPlainText, type Decoded } from '@social/api/wire';
import { readMessageText } from './message-text';

/** The message that a conversation's row previews; null before anyone wrote. */
export const wireLastMessage = objectOrNull(
  object({ text, or_text: text, orginal_text: text, time: text, media: text, stickers: text, type_two: text, position: text, onwer: flag }),
);

/** `kind` tells what to say where there is no text: "Photo", "Voice message". */
export type LastMessage = { text: string; kind: 'text' | 'media'; isMine: boolean };

/** What a row says of the last message. */
export async function readLastMessage(wire: Decoded<typeof wireLastMessage>): Promise<LastMessage | null> {
  if (wire === null) return null;
  const open = wire.or_text || wire.orginal_text;
  const words = open ? toPlainText(open) : await readMessageText(wire.text, wire.time);
  const isMine = wire.onwer || wire.position === 'right';
  return { text: words, kind: words === '' && (wire.media || wire.stickers || wire.type_two) ? 'media' : 'text', isMine };
}
