import { clockText, epoch, text } from '../../wire/encode';
import { presentReactions } from '../../wire/reactions';
import type { WireContext } from '../../wire/wire-context';
import { presentUser } from '../members/members.presenter';
import type { MemberRow } from '../members/members.repository';
import type { MessageRow, ParticipantRow } from './chats.repository';
import type { MessageReactions } from './message-marks.repository';
import type { DirectChat, GroupChat } from './chats.service';

/** What a message needs besides its row: who wrote it, and who has read how far. */
export type MessageFrame = {
  viewerId: number;
  author: MemberRow | null;
  seats: ParticipantRow[];
  isGroup: boolean;
  reply?: MessageRow | null;
  reactions?: MessageReactions | undefined;
};

const NO_REACTIONS: MessageReactions = { counts: new Map(), mine: null };

/** A message as the contract has it; the empty array stands where the recorded provider has no object. */
export function presentMessage(message: MessageRow, frame: MessageFrame, wire: WireContext): Record<string, unknown> {
  const { viewerId, author, seats, isGroup, reply, reactions = NO_REACTIONS } = frame;
  const isOwn = message.authorId === viewerId;
  const other = seats.find(({ memberId }) => memberId !== message.authorId);
  const reader = seats.find((seat) => seat.memberId !== message.authorId && seat.readUpToId >= message.id);
  const user = author ? presentUser(author, wire) : [];
  const position = isOwn ? 'right' : 'left';
  return {
    id: text(message.id),
    from_id: text(message.authorId),
    to_id: isGroup ? '0' : text(other?.memberId ?? 0),
    group_id: isGroup ? text(message.conversationId) : '0',
    page_id: '0',
    text: message.text,
    or_text: '',
    media: wire.mediaUrl(message.mediaPath),
    mediaFileName: message.mediaFileName,
    mediaFileNames: '',
    time: epoch(message.createdAt),
    seen: reader?.readAt ? epoch(reader.readAt) : '0',
    deleted_one: '0',
    deleted_two: '0',
    type_two: message.kind === 'contact' || message.kind === 'audio' ? message.kind : '',
    stickers: message.kind === 'sticker' || message.kind === 'gif' ? message.mediaFileName : '',
    reply_id: text(message.replyToId ?? 0),
    story_id: '0',
    product_id: '0',
    ...(isGroup ? { user_data: user } : { messageUser: user }),
    reply: reply ? presentMessage(reply, { ...frame, reply: null, reactions: undefined }, wire) : [],
    reaction: presentReactions(reactions.counts, reactions.mine),
    pin: message.pinnedAt ? 'yes' : 'no',
    fav: 'no',
    story: [],
    product: [],
    onwer: Number(isOwn),
    time_text: clockText(message.createdAt, wire.now()),
    position,
    type: `${position}_${message.kind}`,
    file_size: 0,
    message_hash_id: message.hashId ?? '',
  };
}

const MUTE = { notify: 'yes', call_chat: 'yes', archive: 'no', fav: 'no', pin: 'no' };

/** One line of the list of people: the other member, and the conversation with them. */
export function presentDirectChat(chat: DirectChat, viewerId: number, wire: WireContext) {
  const frame = { viewerId, author: chat.lastAuthor, seats: chat.seats, isGroup: false };
  return {
    ...presentUser(chat.peer, wire),
    chat_type: 'user',
    chat_id: text(chat.conversation.id),
    chat_time: epoch(chat.self.lastMessageAt),
    message_count: text(chat.unread),
    mute: MUTE,
    last_message: chat.last ? presentMessage(chat.last, frame, wire) : [],
  };
}

/** One line of the list of groups; `last_seen` has who has read everything. */
export function presentGroupChat(chat: GroupChat, viewerId: number, wire: WireContext) {
  const { conversation, last } = chat;
  const frame = { viewerId, author: chat.lastAuthor, seats: chat.seats, isGroup: true };
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
    parts: chat.people.map((member) => presentUser(member, wire)),
    last_seen: chat.seats.filter((seat) => last === null || seat.readUpToId >= last.id).map((seat) => text(seat.memberId)),
    chat_type: 'group',
    chat_id: text(conversation.id),
    chat_time: epoch(chat.self.lastMessageAt),
    message_count: text(chat.unread),
    mute: MUTE,
    last_message: last ? presentMessage(last, frame, wire) : [],
  };
}
