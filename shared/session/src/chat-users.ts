import { flag, mappedOrRefused, mediaUrl, object, oneOf, text } from '@social/api/wire';
import { readJson, type MemberStorage } from '@social/data';

/** The partner of a chat, as its screen shows them before the provider has answered. */
export type ChatUser = { name: string; avatar: string | null; isOnline: boolean; chatId: string; type?: 'group' };

export type ChatUsers = {
  /** Stores the partner of a chat under `chat_user_{chatId}`. */
  remember(user: ChatUser): void;
  /** Returns null when nothing, or junk, is stored. */
  recall(chatId: string): ChatUser | null;
};

/** Makes the list of chat partners over the member's storage. */
export function createChatUsers(storage: MemberStorage): ChatUsers {
  return {
    remember: (user) => storage.write(toKey(user.chatId), JSON.stringify(user)),
    recall: (chatId) => readJson(storage, toKey(chatId), chatUser),
  };
}

const chatUser = mappedOrRefused(
  object({ name: text, avatar: mediaUrl, isOnline: flag, chatId: text, type: oneOf(['group'], null) }),
  ({ type, ...user }): ChatUser | null => (user.name === '' || user.chatId === '' ? null : { ...user, ...(type && { type }) }),
);

function toKey(chatId: string): string {
  return `chat_user_${chatId}`;
}
