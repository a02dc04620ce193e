import type { MessageId, StoryId } from '@social/api';

/** Has at least a text, a file or a GIF. */
export type NewMessage = {
  text: string;
  /** Idempotency key of the sender, one per message: the same key is stored once. */
  hashId: string;
  file?: Blob | undefined;
  /** The file is a voice recording. */
  isVoice?: boolean | undefined;
  /** An `https` URL. */
  gifUrl?: string | undefined;
  replyToId?: MessageId | undefined;
  /** The story of the recipient that it answers. */
  storyId?: StoryId | undefined;
  /** It comes from another conversation. */
  isForwarded?: boolean | undefined;
};

/** The form fields that conversations and groups share. */
export function messageForm({ text, hashId, isVoice, gifUrl, replyToId, storyId, isForwarded }: NewMessage) {
  return {
    ...{ text, message_hash_id: hashId, gif: gifUrl, reply_id: replyToId, story_id: storyId },
    message_type: isVoice ? 'audio' : undefined,
    forward: isForwarded ? '1' : undefined,
  };
}
