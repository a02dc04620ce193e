import { epoch, text } from '../../wire/encode';
import type { WireContext } from '../../wire/wire-context';
import { presentUser } from '../members/members.presenter';
import type { ChatEntry } from './chats.repository';
import type { DirectChat, GroupChat } from './chats.service';
import type { GroupThread } from './group-chats.service';
import { presentMessage, type MessageContext } from './messages.presenter';

const MUTE = { notify: 'yes', call_chat: 'yes', archive: 'no', fav: 'no', pin: 'no' };

/** Presents an entry of the list of direct conversations: the other member and the conversation. */
export function presentDirectChat(chat: DirectChat, viewerId: number, wire: WireContext) {
  return {
    ...presentUser(chat.peer, wire),
    chat_type: 'user',
    ...presentEntry(chat, { viewerId, participants: chat.participants, isGroup: false }, wire),
  };
}

/** Presents an entry of the list of groups. `last_seen` lists the participants who have read everything. */
export function presentGroupChat(chat: GroupChat, viewerId: number, wire: WireContext) {
  const { conversation, last, participants } = chat;
  const upToDate = participants.filter(({ readUpToId }) => last === null || readUpToId >= last.id);
  return {
    group_id: text(conversation.id),
    id: text(conversation.id),
    user_id: text(conversation.ownerId ?? 0),
    group_name: conversation.name,
    name: conversation.name,
    avatar: wire.mediaUrl(conversation.avatarPath),
    time: epoch(conversation.createdAt),
    type: 'group',
    user_data: chat.owner ? presentUser(chat.owner, wire) : [],
    owner: conversation.ownerId === viewerId,
    parts: chat.members.map((member) => presentUser(member, wire)),
    last_seen: upToDate.map(({ memberId }) => text(memberId)),
    chat_type: 'group',
    ...presentEntry(chat, { viewerId, participants, isGroup: true }, wire),
  };
}

function presentEntry(chat: ChatEntry & Pick<DirectChat, 'lastAuthor'>, context: MessageContext, wire: WireContext) {
  const { conversation, self, unread, last, lastAuthor } = chat;
  return {
    chat_id: text(conversation.id),
    chat_time: epoch(self.lastMessageAt),
    message_count: text(unread),
    mute: MUTE,
    last_message: last ? presentMessage({ message: last, author: lastAuthor }, context, wire) : [],
  };
}

/** Presents a group with a page of its messages. */
export function presentGroupThread({ group, messages, participants }: GroupThread, viewerId: number, wire: WireContext) {
  return {
    group_id: text(group.id),
    group_name: group.name,
    avatar: wire.mediaUrl(group.avatarPath),
    time: epoch(group.createdAt),
    user_id: text(group.ownerId ?? 0),
    messages: messages.map((message) => presentMessage(message, { viewerId, participants, isGroup: true }, wire)),
  };
}
