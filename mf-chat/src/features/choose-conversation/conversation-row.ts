import type { Conversation } from '@social/api/chats/fetch-conversations';
import type { GroupConversation } from '@social/api/chats/fetch-group-conversations';
import type { MessageKind } from '@social/api/chats/message';
import type { ChatUser } from '@social/session';
import { t } from '@social/texts';
import { toConversationPath, type ConversationRef } from '../../lib/conversation-ref';

const attachments: Readonly<Record<Exclude<MessageKind, 'text'>, string>> = {
  image: t('Sent a photo'),
  video: t('Sent a video'),
  audio: t('Sent an audio message'),
  file: t('Sent a file'),
  sticker: t('Sent a sticker'),
  gif: t('Sent a GIF'),
  contact: t('Sent a contact'),
  other: t('Sent an attachment'),
};

export type ConversationRow = {
  ref: ConversationRef;
  path: string;
  name: string;
  avatarUrl: string | null;
  /** Always false for groups: the provider does not report who of them is online. */
  isOnline: boolean;
  preview: string;
  lastActiveAt: Date | null;
  /** The time as the provider writes it, shown where it cannot be parsed. */
  timeText: string;
  unreadCount: number;
  /** True if its screen is shown now. */
  isOpen: boolean;
  /** Saved for the conversation's screen, which shows it until the provider has answered. */
  chatUser: ChatUser;
};

/** Maps a conversation with one person. */
export function toConversationRow({ userId, name, avatarUrl, isOnline, ...rest }: Conversation): ConversationRow {
  const { lastMessage, lastActiveAt, timeText, unreadCount } = rest;
  return {
    ...toLink({ kind: 'person', id: userId }),
    name,
    avatarUrl,
    isOnline,
    preview: formatPreview(lastMessage),
    lastActiveAt,
    timeText,
    unreadCount,
    isOpen: false,
    chatUser: { chatId: userId, name, avatar: avatarUrl, isOnline },
  };
}

/** Maps the conversation of a group. Groups and people can share an id, so the type is saved as well. */
export function toGroupRow({ id, name, avatarUrl, lastMessage, lastActiveAt, timeText, unreadCount }: GroupConversation): ConversationRow {
  return {
    ...toLink({ kind: 'group', id }),
    name,
    avatarUrl,
    isOnline: false,
    preview: formatPreview(lastMessage),
    lastActiveAt,
    timeText,
    unreadCount,
    isOpen: false,
    chatUser: { chatId: id, name, avatar: avatarUrl, isOnline: false, type: 'group' },
  };
}

function toLink(ref: ConversationRef): Pick<ConversationRow, 'ref' | 'path'> {
  return { ref, path: toConversationPath(ref) };
}

function formatPreview(message: Conversation['lastMessage']): string {
  if (message === null) return t('No messages yet');
  const text = message.text || (message.kind === 'text' ? '' : attachments[message.kind]);
  return message.isMine ? t('You: {text}', { text }) : text;
}
