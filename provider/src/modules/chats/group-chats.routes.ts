import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callerOf } from '../../plugins/callers';
import { limitField, optionalIdField } from '../../wire/fields';
import type { WireContext } from '../../wire/wire-context';
import { presentGroupChat } from './chats.presenter';
import { chatTime } from './chats.schema';
import type { ChatService } from './chats.service';

const body = z.discriminatedUnion('type', [z.object({ type: z.literal('get_list'), limit: limitField(25), offset: optionalIdField })]);

export const groupChatRoutes: FastifyPluginAsyncZod<{ chats: ChatService; wire: WireContext }> = async (app, { chats, wire }) => {
  app.post('/group_chat', { schema: { summary: 'Group conversations', tags: ['chats'], body } }, async (request) => {
    const { memberId } = callerOf(request);
    const groups = await chats.listGroups(memberId, { before: chatTime(request.body.offset), limit: request.body.limit });
    return { data: groups.map((chat) => presentGroupChat(chat, memberId, wire)) };
  });
};
