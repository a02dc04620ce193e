import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import type { MediaService } from '../media/media.service';
import { presentMessage } from './chats.presenter';
import type { ParticipantRow } from './chats.repository';
import { toMessageWish } from './message-wish';
import { legacySendBody, messageBody, peerBody, readMessagesBody, sendMessageBody, typingBody } from './messages.schema';
import type { FullMessage, MessageService } from './messages.service';

type Options = { messages: MessageService; media: MediaService; wire: WireContext };

const tags = ['chats'];

/** A message between two as the viewer sees it. */
function present({ message, author, reply, reactions }: FullMessage, viewerId: number, seats: ParticipantRow[], wire: WireContext) {
  return presentMessage(message, { viewerId, author, seats, isGroup: false, reply, reactions }, wire);
}

export const messageRoutes: FastifyPluginAsyncZod<Options> = async (app, { messages, media, wire }) => {
  app.post(
    '/get_user_messages',
    { schema: { summary: 'Messages with a member, oldest first', tags, body: readMessagesBody } },
    async (request) => {
      const { memberId } = getIdentity(request);
      const { recipient_id: peerId, before_message_id: beforeId, after_message_id: afterId, limit } = request.body;
      const thread = await messages.readDirect(memberId, peerId, { beforeId, afterId, limit });
      return {
        messages: thread.messages.map((full) => present(full, memberId, thread.seats, wire)),
        typing: Number(thread.isTyping),
        is_recording: 0,
      };
    },
  );

  app.post('/send-message', { schema: { summary: 'Write to a member', tags, body: sendMessageBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { user_id: peerId, ...form } = request.body;
    const { full, seats } = await messages.sendDirect(memberId, peerId, await toMessageWish(form, request.incomingFiles, media));
    return { message_data: [present(full, memberId, seats, wire)] };
  });

  app.post('/set-chat-typing-status', { schema: { summary: 'Say that one is typing', tags, body: typingBody } }, async (request) => {
    await messages.setTyping(getIdentity(request).memberId, request.body.user_id, request.body.status === 'typing');
    return {};
  });

  app.post('/read_chats', { schema: { summary: 'Everything of a member counts as read', tags, body: peerBody } }, async (request) => {
    await messages.markRead(getIdentity(request).memberId, request.body.user_id);
    return { message: 'Messages were read' };
  });

  app.post('/delete-conversation', { schema: { summary: 'Empty a conversation for oneself', tags, body: peerBody } }, async (request) => {
    await messages.clear(getIdentity(request).memberId, request.body.user_id);
    return { message: 'Conversation was deleted' };
  });

  app.post('/delete_message', { schema: { summary: 'Take a message back', tags, body: messageBody } }, async (request) => {
    await messages.remove(request.body.message_id, getIdentity(request).memberId);
    return { message: 'Message was deleted' };
  });
};

/** The phone API's family of the same. */
export const legacyMessageRoutes: FastifyPluginAsyncZod<Options> = async (app, { messages, media, wire }) => {
  app.post(
    '/get_user_messages',
    { schema: { summary: 'Messages with a member (phone API)', tags, body: readMessagesBody } },
    async (request) => {
      const { memberId } = getIdentity(request);
      const { recipient_id: peerId, before_message_id: beforeId, after_message_id: afterId, limit } = request.body;
      const thread = await messages.readDirect(memberId, peerId, { beforeId, afterId, limit });
      return { messages: thread.messages.map((full) => present(full, memberId, thread.seats, wire)) };
    },
  );

  for (const name of ['/new_message', '/insert_new_message']) {
    app.post(name, { schema: { summary: 'Write to a member (phone API)', tags, body: legacySendBody } }, async (request) => {
      const { memberId } = getIdentity(request);
      const { recipient_id: peerId, ...form } = request.body;
      const { full, seats } = await messages.sendDirect(memberId, peerId, await toMessageWish(form, request.incomingFiles, media));
      return { messages: [present(full, memberId, seats, wire)] };
    });
  }
};
