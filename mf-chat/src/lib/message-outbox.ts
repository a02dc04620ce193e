import { fetchGroupMessages } from '@social/api/chats/fetch-group-messages';
import { fetchMessages } from '@social/api/chats/fetch-messages';
import type { Message } from '@social/api/chats/message';
import { sendGroupMessage } from '@social/api/chats/send-group-message';
import { sendMessage } from '@social/api/chats/send-message';
import { createPageOutbox } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { keyOfRef } from './conversation-ref';
import { storedMessage, type Outgoing, type OutgoingMessage } from './outgoing-message';

/** Number of newest messages among which a message is searched whose reply was lost. */
const MAX_SEARCHED = 100;

/** Returns a member's outbox of messages. It sends those of one conversation in their order, whatever screen is open. */
export const getMessageOutbox = createPageOutbox<OutgoingMessage, Message>({
  name: 'messages',
  scope: memberScope,
  client: apiClient,
  payload: storedMessage,
  toLane: ({ payload }) => keyOfRef(payload.conversation),
  recovery: { kind: 'find', find: findSentMessage },
  send({ id, payload: { conversation, text, gifUrl, replyTo, isForwarded } }, { files: [file], ...options }) {
    const message = {
      ...{ text, hashId: id, gifUrl: gifUrl ?? undefined, replyToId: replyTo?.id, isForwarded },
      ...(file && { file, isVoice: file.type.startsWith('audio/') || undefined }),
    };
    return conversation.kind === 'group'
      ? sendGroupMessage(apiClient, conversation.id, message, options)
      : sendMessage(apiClient, conversation.id, message, options);
  },
});

async function findSentMessage({ id, payload: { conversation } }: Outgoing): Promise<Message | null> {
  const messages =
    conversation.kind === 'group'
      ? await fetchGroupMessages(apiClient, conversation.id, { limit: MAX_SEARCHED })
      : (await fetchMessages(apiClient, conversation.id, { limit: MAX_SEARCHED })).messages;
  return messages.find(({ hashId, isMine }) => isMine && hashId === id) ?? null;
}
