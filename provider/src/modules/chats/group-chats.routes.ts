import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { getIdentity } from '../../plugins/authentication';
import type { IncomingFile } from '../../plugins/form-bodies';
import type { WireContext } from '../../wire/wire-context';
import { presentGroupChat, presentGroupThread } from './chats.presenter';
import { toChatCursor } from './chats.schema';
import type { ChatService } from './chats.service';
import { groupChatBody } from './group-chats.schema';
import type { GroupChatService } from './group-chats.service';
import { presentMessage } from './messages.presenter';
import { toMessageCursor, toMessageRequest } from './messages.schema';

type Options = { chats: ChatService; groupChats: GroupChatService; wire: WireContext };

export const groupChatRoutes: FastifyPluginAsyncZod<Options> = async (app, { chats, groupChats, wire }) => {
  app.post('/group_chat', { schema: { summary: 'Group conversations', tags: ['chats'], body: groupChatBody } }, async (request) =>
    handle(request.body, getIdentity(request).memberId, request.incomingFiles),
  );

  async function handle(body: z.output<typeof groupChatBody>, memberId: number, files: IncomingFile[]) {
    switch (body.type) {
      case 'get_list': {
        const groups = await chats.listGroups(memberId, toChatCursor(body.offset, body.limit));
        return { data: groups.map((chat) => presentGroupChat(chat, memberId, wire)) };
      }
      case 'fetch_messages': {
        const thread = await groupChats.read(body.id, memberId, toMessageCursor(body));
        return { data: presentGroupThread(thread, memberId, wire) };
      }
      case 'send': {
        const { full, participants } = await groupChats.send(body.id, memberId, toMessageRequest(body, files));
        return { data: [presentMessage(full, { viewerId: memberId, participants, isGroup: true }, wire)] };
      }
      case 'create':
        return {
          group_id: await groupChats.create(memberId, body.group_name, body.parts, files),
          message: 'Group was created',
        };
      case 'edit':
        await groupChats.edit(body.id, memberId, body.group_name, files);
        return { message: 'Group was updated' };
      case 'delete':
        await groupChats.remove(body.id, memberId);
        return { message: 'Group was deleted' };
      case 'leave':
        await groupChats.leave(body.id, memberId);
        return { message: 'You left the group' };
      case 'add_user':
        await groupChats.addMembers(body.id, memberId, body.parts);
        return { message: 'Members were updated' };
      case 'remove_user':
        await groupChats.removeMembers(body.id, memberId, body.parts);
        return { message: 'Members were updated' };
    }
  }
};
