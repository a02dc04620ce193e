import { flag, mappedOrRefused, mediaUrl, object, oneOf, text } from '@social/api/wire';
import type { MemberStorage } from './member-storage';
import { readJson } from './stored-json';

/** Whom a chat is with: what its screen shows before the provider has answered. */
export type ChatUser = { name: string; avatar: string | null; isOnline: boolean; chatId: string; type?: 'group' };

export type ChatUsers = {
  /** Keeps whom the chat is with, under `chat_user_{chatId}`. */
  remember(user: ChatUser): void;
  /** null when nothing, or junk, is kept. */
  recall(chatId: string): ChatUser | null;
};

/** The chat partners that the member's storage holds. */
export function createChatUsers(storage: MemberStorage): ChatUsers {
  return {
    remember: (user) => storage.write(keyOf(user.chatId), JSON.stringify(user)),
    recall: (chatId) => readJson(storage, keyOf(chatId), chatUser),
  };
}

const chatUser = mappedOrRefused(
  object({ name: text, avatar: mediaUrl, isOnline: flag, chatId: text, type: oneOf(['group'], null) }),
  ({ type, ...user }): ChatUser | null => (user.name === '' || user.chatId === '' ? null : { ...user, ...(type && { type }) }),
);

function keyOf(chatId: string): string {
  return `chat_user_${chatId}`;
}
