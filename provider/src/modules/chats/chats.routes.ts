import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import { presentDirectChat, presentGroupChat } from './chats.presenter';
import { chatTime, getChatsBody } from './chats.schema';
import type { ChatService } from './chats.service';

const NO_CALLS = { video_call: false, video_call_user: [], audio_call: false, audio_call_user: [], agora_call: false, agora_call_data: [] };

export const chatRoutes: FastifyPluginAsyncZod<{ chats: ChatService; wire: WireContext }> = async (app, { chats, wire }) => {
  app.post(
    '/get_chats',
    { schema: { summary: 'Conversations, the latest first', tags: ['chats'], body: getChatsBody } },
    async (request) => {
      const { memberId } = getIdentity(request);
      const { data_type: wanted, user_type, user_limit, user_offset, group_limit, group_offset } = request.body;
      const wants = (kind: string) => wanted.includes('all') || wanted.includes(kind);
      const direct = wants('users')
        ? await chats.listDirect(memberId, { before: chatTime(user_offset), limit: user_limit }, user_type === 'online')
        : [];
      const groups = wants('groups') ? await chats.listGroups(memberId, { before: chatTime(group_offset), limit: group_limit }) : [];
      const data = [
        ...direct.map((chat) => presentDirectChat(chat, memberId, wire)),
        ...groups.map((chat) => presentGroupChat(chat, memberId, wire)),
      ];
      return { data: data.toSorted((a, b) => Number(b.chat_time) - Number(a.chat_time)), ...NO_CALLS };
    },
  );
};
