import type { Conversation } from '@social/api/chats/fetch-conversations';
import type { GroupConversation } from '@social/api/chats/fetch-group-conversations';
import type { ChatUser } from '@social/session';
import { pathOfRef, type ConversationRef } from '../../lib/conversation-ref';

/** One line of a list of conversations. */
export type ConversationRow = {
  ref: ConversationRef;
  path: string;
  name: string;
  avatarUrl: string | null;
  /** Never of groups: who of them is here is not told. */
  isOnline: boolean;
  preview: string;
  lastActiveAt: Date | null;
  /** The provider's own words for the time, where it can't be read. */
  timeText: string;
  unreadCount: number;
  /** It is on the screen now. */
  isOpen: boolean;
  /** What the conversation's screen can show before the provider has answered. */
  chatUser: ChatUser;
};

/** A talk with one person as a row. */
export function rowOfConversation({ userId, name, avatarUrl, isOnline, ...rest }: Conversation): ConversationRow {
  const { lastMessage, lastActiveAt, timeText, unreadCount } = rest;
  return {
    ...placeOf({ kind: 'person', id: userId }),
    name,
    avatarUrl,
    isOnline,
    preview: previewOf(lastMessage),
    lastActiveAt,
    timeText,
    unreadCount,
    isOpen: false,
    chatUser: { chatId: userId, name, avatar: avatarUrl, isOnline },
  };
}

/** A group's talk as a row. Groups and people are numbered apart, so the type travels along. */
export function rowOfGroup({ id, name, avatarUrl, lastMessage, lastActiveAt, timeText, unreadCount }: GroupConversation): ConversationRow {
  return {
    ...placeOf({ kind: 'group', id }),
    name,
    avatarUrl,
    isOnline: false,
    preview: previewOf(lastMessage),
    lastActiveAt,
    timeText,
    unreadCount,
    isOpen: false,
    chatUser: { chatId: id, name, avatar: avatarUrl, isOnline: false, type: 'group' },
  };
}

function placeOf(ref: ConversationRef): Pick<ConversationRow, 'ref' | 'path'> {
  return { ref, path: pathOfRef(ref) };
}

function previewOf(message: Conversation['lastMessage']): string {
  if (message === null) return 'No messages yet';
  const words = message.kind === 'media' ? 'Sent an attachment' : message.text;
  return message.isMine ? `You: ${words}` : words;
}
