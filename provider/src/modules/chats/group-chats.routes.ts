import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { getIdentity } from '../../plugins/authentication';
import type { IncomingFile } from '../../plugins/form-bodies';
import { epoch, text } from '../../wire/encode';
import type { WireContext } from '../../wire/wire-context';
import type { MediaService } from '../media/media.service';
import { presentGroupChat, presentMessage } from './chats.presenter';
import { chatTime } from './chats.schema';
import type { ChatService } from './chats.service';
import { toMessageWish } from './message-wish';
import { groupChatBody } from './messages.schema';
import type { MessageService, Thread } from './messages.service';

type Options = { chats: ChatService; messages: MessageService; media: MediaService; wire: WireContext };

export const groupChatRoutes: FastifyPluginAsyncZod<Options> = async (app, { chats, messages, media, wire }) => {
  app.post('/group_chat', { schema: { summary: 'Group conversations', tags: ['chats'], body: groupChatBody } }, async (request) =>
    handle(request.body, getIdentity(request).memberId, request.incomingFiles),
  );

  async function handle(body: z.output<typeof groupChatBody>, memberId: number, files: IncomingFile[]) {
    switch (body.type) {
      case 'get_list': {
        const groups = await chats.listGroups(memberId, { before: chatTime(body.offset), limit: body.limit });
        return { data: groups.map((chat) => presentGroupChat(chat, memberId, wire)) };
      }
      case 'fetch_messages': {
        const cursor = { beforeId: body.before_message_id, afterId: body.after_message_id, limit: body.limit };
        return { data: presentThread(await messages.readGroup(body.id, memberId, cursor), memberId, wire) };
      }
      case 'send': {
        const { full, seats } = await messages.sendToGroup(body.id, memberId, await toMessageWish(body, files, media));
        return {
          data: [
            presentMessage(
              full.message,
              { viewerId: memberId, author: full.author, reply: full.reply, reactions: full.reactions, seats, isGroup: true },
              wire,
            ),
          ],
        };
      }
      case 'create': {
        const groupId = await messages.createGroup(memberId, body.group_name, body.parts, await media.storeOptionalImage(files, 'avatar'));
        return { group_id: groupId, message: 'Group was created' };
      }
      case 'edit': {
        const avatarPath = await media.storeOptionalImage(files, 'avatar');
        await messages.editGroup(body.id, memberId, {
          ...(body.group_name && { name: body.group_name }),
          ...(avatarPath && { avatarPath }),
        });
        return { message: 'Group was updated' };
      }
      case 'delete':
        await messages.removeGroup(body.id, memberId);
        return { message: 'Group was deleted' };
      case 'leave':
        await messages.leaveGroup(body.id, memberId);
        return { message: 'You left the group' };
      case 'add_user':
      case 'remove_user':
        await messages.changeMembers(body.id, memberId, body.parts, body.type === 'add_user');
        return { message: 'Members were updated' };
    }
  }
};

function presentThread({ conversation, messages, seats }: Thread, viewerId: number, wire: WireContext) {
  return {
    group_id: text(conversation?.id ?? 0),
    group_name: conversation?.name ?? '',
    avatar: wire.mediaUrl(conversation?.avatarPath ?? null),
    time: conversation ? epoch(conversation.createdAt) : '0',
    user_id: text(conversation?.ownerId ?? 0),
    messages: messages.map(({ message, author, reply, reactions }) =>
      presentMessage(message, { viewerId, author, reply, reactions, seats, isGroup: true }, wire),
    ),
  };
}
