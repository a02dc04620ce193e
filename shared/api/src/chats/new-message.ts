import type { MessageId } from '@social/api';

/** Words, a file, a GIF, or some of them. */
export type NewMessage = {
  text: string;
  /** Made by the sender, once per message: who sends again with the same one does not send twice. */
  hashId: string;
  file?: Blob | undefined;
  /** The file is a recorded voice. */
  isVoice?: boolean | undefined;
  /** An `https` address. */
  gifUrl?: string | undefined;
  replyToId?: MessageId | undefined;
};

/** The fields that both families of calls share. */
export function messageForm({ text, hashId, isVoice, gifUrl, replyToId }: NewMessage) {
  return { text, message_hash_id: hashId, message_type: isVoice ? 'audio' : undefined, gif: gifUrl, reply_id: replyToId };
}
