import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import { presentMessage } from './messages.presenter';
import {
  legacySendBody,
  messageBody,
  peerBody,
  readMessagesBody,
  sendMessageBody,
  toMessageCursor,
  toMessageRequest,
  typingBody,
} from './messages.schema';
import type { MessageService, SentMessage, Thread } from './messages.service';

type Options = { messages: MessageService; wire: WireContext };

const tags = ['chats'];

function presentThread({ messages, participants }: Thread, viewerId: number, wire: WireContext) {
  return messages.map((message) => presentMessage(message, { viewerId, participants, isGroup: false }, wire));
}

function presentSent({ full, participants }: SentMessage, viewerId: number, wire: WireContext) {
  return presentThread({ messages: [full], participants }, viewerId, wire);
}

export const messageRoutes: FastifyPluginAsyncZod<Options> = async (app, { messages, wire }) => {
  app.post(
    '/get_user_messages',
    { schema: { summary: 'Messages with a member, oldest first', tags, body: readMessagesBody } },
    async (request) => {
      const { memberId } = getIdentity(request);
      const thread = await messages.read(memberId, request.body.recipient_id, toMessageCursor(request.body));
      return { messages: presentThread(thread, memberId, wire), typing: Number(thread.isTyping), is_recording: 0 };
    },
  );

  app.post('/send-message', { schema: { summary: 'Write to a member', tags, body: sendMessageBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const sent = await messages.send(memberId, request.body.user_id, toMessageRequest(request.body, request.incomingFiles));
    return { message_data: presentSent(sent, memberId, wire) };
  });

  app.post('/set-chat-typing-status', { schema: { summary: 'Say that one is typing', tags, body: typingBody } }, async (request) => {
    await messages.setTyping(getIdentity(request).memberId, request.body.user_id, request.body.status === 'typing');
    return {};
  });

  app.post('/read_chats', { schema: { summary: 'Mark everything of a member as read', tags, body: peerBody } }, async (request) => {
    await messages.markRead(getIdentity(request).memberId, request.body.user_id);
    return { message: 'Messages were read' };
  });

  app.post('/delete-conversation', { schema: { summary: 'Empty a conversation for oneself', tags, body: peerBody } }, async (request) => {
    await messages.clear(getIdentity(request).memberId, request.body.user_id);
    return { message: 'Conversation was deleted' };
  });

  app.post('/delete_message', { schema: { summary: 'Delete a message', tags, body: messageBody } }, async (request) => {
    await messages.remove(request.body.message_id, getIdentity(request).memberId);
    return { message: 'Message was deleted' };
  });
};

/** The same calls in the legacy API's form. */
export const legacyMessageRoutes: FastifyPluginAsyncZod<Options> = async (app, { messages, wire }) => {
  app.post(
    '/get_user_messages',
    { schema: { summary: 'Messages with a member (legacy API)', tags, body: readMessagesBody } },
    async (request) => {
      const { memberId } = getIdentity(request);
      const thread = await messages.read(memberId, request.body.recipient_id, toMessageCursor(request.body));
      return { messages: presentThread(thread, memberId, wire) };
    },
  );

  for (const name of ['/new_message', '/insert_new_message']) {
    app.post(name, { schema: { summary: 'Write to a member (legacy API)', tags, body: legacySendBody } }, async (request) => {
      const { memberId } = getIdentity(request);
      const sent = await messages.send(memberId, request.body.recipient_id, toMessageRequest(request.body, request.incomingFiles));
      return { messages: presentSent(sent, memberId, wire) };
    });
  }
};
