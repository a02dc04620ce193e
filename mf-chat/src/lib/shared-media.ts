import type { Message } from '@social/api/chats/message';
import { messageKinds } from './message-kinds';

/** A message that still has its media. */
export type MediaMessage = Message & { mediaUrl: string };

/** Filters the photos or the files out of a conversation, oldest first. */
export function filterSharedMedia(messages: readonly Message[], section: 'photos' | 'files'): MediaMessage[] {
  return messages.filter(
    (message): message is MediaMessage => message.mediaUrl !== null && !message.isDeleted && messageKinds[message.kind].section === section,
  );
}
