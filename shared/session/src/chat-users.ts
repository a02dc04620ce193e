import { flag, mappedOrRefused, mediaUrl, object, oneOf, text } from '@social/api/wire';
import { readJson, type MemberScope, type MemberStorage } from '@social/data';

/** The partner of a chat, as its screen shows them before the provider has answered. */
export type ChatUser = { name: string; avatar: string | null; isOnline: boolean; chatId: string; type?: 'group' };

export type ChatUsers = {
  /** Stores the partner of a chat under `chat_user_{chatId}`. */
  remember(user: ChatUser): void;
  /** Returns null when nothing, or junk, is stored. */
  recall(chatId: string): ChatUser | null;
};

const PREFIX = 'chat_user_';

/** Creates the list of chat partners in the member's storage. It is removed when the member leaves. */
export function createChatUsers(storage: MemberStorage, scope: Pick<MemberScope, 'onMemberLeave'>): ChatUsers {
  scope.onMemberLeave(() => storage.removeAll(PREFIX));
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
  return `${PREFIX}${chatId}`;
}
