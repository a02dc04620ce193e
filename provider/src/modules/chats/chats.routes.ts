import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import { presentDirectChat, presentGroupChat } from './chats.presenter';
import { getChatsBody, toChatCursor } from './chats.schema';
import type { ChatService } from './chats.service';

const NO_CALLS = { video_call: false, video_call_user: [], audio_call: false, audio_call_user: [], agora_call: false, agora_call_data: [] };

export const chatRoutes: FastifyPluginAsyncZod<{ chats: ChatService; wire: WireContext }> = async (app, { chats, wire }) => {
  app.post(
    '/get_chats',
    { schema: { summary: 'Conversations, the latest first', tags: ['chats'], body: getChatsBody } },
    async (request) => {
      const { memberId } = getIdentity(request);
      const { data_type: wanted, user_type, user_limit, user_offset, group_limit, group_offset } = request.body;
      const wantsUsers = wanted.includes('all') || wanted.includes('users');
      const wantsGroups = wanted.includes('all') || wanted.includes('groups');
      const direct = wantsUsers ? await chats.listDirect(memberId, toChatCursor(user_offset, user_limit), user_type === 'online') : [];
      const groups = wantsGroups ? await chats.listGroups(memberId, toChatCursor(group_offset, group_limit)) : [];
      const data = [
        ...direct.map((chat) => presentDirectChat(chat, memberId, wire)),
        ...groups.map((chat) => presentGroupChat(chat, memberId, wire)),
      ];
      return { data: data.toSorted((a, b) => Number(b.chat_time) - Number(a.chat_time)), ...NO_CALLS };
    },
  );
};
