import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import { FieldError } from '../../lib/contract.errors';
import type { MessageEditService } from './message-edits.service';
import type { MessageSearchService } from './message-search.service';
import { presentMessage } from './messages.presenter';
import {
  editMessageBody,
  legacySendBody,
  messageBody,
  peerBody,
  readMessagesBody,
  searchMessagesBody,
  sendMessageBody,
  toMessageCursor,
  toMessageRequest,
  typingBody,
} from './messages.schema';
import type { MessageService, SentMessage, Thread } from './messages.service';

type Options = { messages: MessageService; messageEdits: MessageEditService; messageSearch: MessageSearchService; wire: WireContext };

const tags = ['chats'];

function presentThread({ messages, participants }: Thread, viewerId: number, wire: WireContext) {
  return messages.map((message) => presentMessage(message, { viewerId, participants, isGroup: false }, wire));
}

function presentSent({ full, participants }: SentMessage, viewerId: number, wire: WireContext) {
  return presentThread({ messages: [full], participants }, viewerId, wire);
}

export const messageRoutes: FastifyPluginAsyncZod<Options> = async (app, { messages, messageEdits, messageSearch, wire }) => {
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

  app.post(
    '/edit_message',
    { schema: { summary: "Change the text of one's own message", tags, body: editMessageBody } },
    async (request) => {
      const { memberId } = getIdentity(request);
      const { full, participants, isGroup } = await messageEdits.edit(request.body.message_id, memberId, request.body.text);
      return { message: 'Message was changed', message_data: [presentMessage(full, { viewerId: memberId, participants, isGroup }, wire)] };
    },
  );

  app.post(
    '/search_messages',
    { schema: { summary: 'Messages of a conversation that contain a text, newest first', tags, body: searchMessagesBody } },
    async (request) => {
      const { memberId } = getIdentity(request);
      const { user_id: peerId, group_id: groupId, query, before_message_id: beforeId, limit } = request.body;
      const conversation = groupId ? { groupId } : peerId ? { peerId } : null;
      if (!conversation) throw new FieldError('user_id', 'must be an id');
      const { messages: found, participants } = await messageSearch.search(memberId, conversation, query, { beforeId, limit });
      return {
        messages: found.map((message) => presentMessage(message, { viewerId: memberId, participants, isGroup: Boolean(groupId) }, wire)),
      };
    },
  );
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

  for (const name of ['/new_message', '/insert_new_message'] as const) {
    app.post(name, { schema: { summary: 'Write to a member (legacy API)', tags, body: legacySendBody } }, async (request) => {
      const { memberId } = getIdentity(request);
      const sent = await messages.send(memberId, request.body.recipient_id, toMessageRequest(request.body, request.incomingFiles));
      return { messages: presentSent(sent, memberId, wire) };
    });
  }
};
