import type { NotificationService } from '../general/notifications.service';
import type { StoredMedia } from '../media/media.service';
import type { MemberRepository, MemberRow } from '../members/members.repository';
import type { MemberService } from '../members/members.service';
import { ChatGroupNotFoundError, EmptyMessageError, MessageNotFoundError, NotYourGroupError } from './chats.errors';
import type { ChatRepository, ConversationRow, MessageCursor, MessageRow, ParticipantRow } from './chats.repository';

export type MessageWish = { text: string; media: StoredMedia | null; kind: MessageRow['kind']; replyToId: number | null; hashId: string | null; stickerUrl?: string };
export type FullMessage = { message: MessageRow; author: MemberRow | null; reply: MessageRow | null };
export type Thread = { conversation: ConversationRow | null; messages: FullMessage[]; seats: ParticipantRow[]; isTyping: boolean };
type Dependencies = { chats: ChatRepository; people: MemberRepository; members: MemberService; notifications: NotificationService; now: () => Date };
export type MessageService = ReturnType<typeof createMessageService>;

const TYPING_MS = 8000;

export function createMessageService({ chats, people, members, notifications, now }: Dependencies) {
  async function findGroup(groupId: number, memberId: number): Promise<{ group: ConversationRow; seats: ParticipantRow[]; self: ParticipantRow }> {
    const group = await chats.find(groupId);
    const seats = group?.kind === 'group' ? await chats.listParticipants([groupId]) : [];
    const self = seats.find((seat) => seat.memberId === memberId);
    if (!group || !self) throw new ChatGroupNotFoundError();
    return { group, seats, self };
  }

  async function findOwnGroup(groupId: number, memberId: number) {
    const found = await findGroup(groupId, memberId);
    if (found.group.ownerId !== memberId) throw new NotYourGroupError();
    return found;
  }

  async function assemble(rows: MessageRow[]): Promise<FullMessage[]> {
    const [authors, replies] = await Promise.all([people.findByIds(rows.map(({ authorId }) => authorId)), chats.findMessages(rows.flatMap(({ replyToId }) => replyToId ?? []))]);
    return rows.map((message) => ({ message, author: authors.get(message.authorId) ?? null, reply: replies.get(message.replyToId ?? 0) ?? null }));
  }

  async function readThread(conversationId: number, viewerId: number, seats: ParticipantRow[], cursor: MessageCursor): Promise<FullMessage[]> {
    const self = seats.find(({ memberId }) => memberId === viewerId);
    const rows = await chats.listMessages(conversationId, self?.clearedUpToId ?? 0, cursor);
    const newest = rows.at(-1);
    if (newest) await chats.markRead(conversationId, viewerId, newest.id, now());
    return assemble(rows);
  }

  async function store(conversationId: number, authorId: number, { text, media, kind, replyToId, hashId, stickerUrl = '' }: MessageWish): Promise<FullMessage> {
    if (!text.trim() && !media && !stickerUrl) throw new EmptyMessageError();
    const message = await chats.addMessage({ conversationId, authorId, kind, text, mediaPath: media?.path ?? null, mediaFileName: media?.fileName ?? stickerUrl, replyToId, hashId, createdAt: now() });
    const [full] = await assemble([message]);
    if (!full) throw new MessageNotFoundError();
    return full;
  }

  return {
    /** Messages with another member, oldest first. Reading marks what is read as seen. @throws {MemberNotFoundError} */
    async readDirect(viewerId: number, peerId: number, cursor: MessageCursor): Promise<Thread> {
      await members.get(viewerId, peerId);
      const conversationId = await chats.findDirect(viewerId, peerId);
      if (conversationId === null) return { conversation: null, messages: [], seats: [], isTyping: false };
      const seats = await chats.listParticipants([conversationId]);
      const peer = seats.find(({ memberId }) => memberId === peerId);
      const isTyping = (peer?.typingUntil ?? new Date(0)) > now();
      return { conversation: await chats.find(conversationId), messages: await readThread(conversationId, viewerId, seats, cursor), seats, isTyping };
    },

    /** Sends once: the same `hashId` again gives the message that is there. @throws {MemberNotFoundError | EmptyMessageError} */
    async sendDirect(authorId: number, peerId: number, wish: MessageWish): Promise<{ full: FullMessage; seats: ParticipantRow[] }> {
      await members.get(authorId, peerId);
      const conversationId = await chats.openDirect(authorId, peerId, now());
      const full = await store(conversationId, authorId, wish);
      return { full, seats: await chats.listParticipants([conversationId]) };
    },

    /** Says that the member is typing, for the next 8 s, or stopped. */
    async setTyping(memberId: number, peerId: number, isTyping: boolean): Promise<void> {
      const conversationId = await chats.findDirect(memberId, peerId);
      if (conversationId !== null) await chats.setTyping(conversationId, memberId, isTyping ? new Date(now().getTime() + TYPING_MS) : null);
    },

    /** Everything with this member counts as read. */
    async markRead(memberId: number, peerId: number): Promise<void> {
      const conversationId = await chats.findDirect(memberId, peerId);
      if (conversationId === null) return;
      const [newest] = (await chats.listMessages(conversationId, 0, { limit: 1 })).slice(-1);
      if (newest) await chats.markRead(conversationId, memberId, newest.id, now());
    },

    /** Empties the conversation for this member alone. */
    async clear(memberId: number, peerId: number): Promise<void> {
      const conversationId = await chats.findDirect(memberId, peerId);
      if (conversationId !== null) await chats.clear(conversationId, memberId);
    },

    /** @throws {MessageNotFoundError} also for a message of somebody else. */
    async remove(messageId: number, authorId: number): Promise<void> {
      if (!(await chats.removeMessage(messageId, authorId))) throw new MessageNotFoundError();
    },

    /** @throws {ChatGroupNotFoundError} */
    async readGroup(groupId: number, viewerId: number, cursor: MessageCursor): Promise<Thread> {
      const { group, seats } = await findGroup(groupId, viewerId);
      return { conversation: group, messages: await readThread(groupId, viewerId, seats, cursor), seats, isTyping: false };
    },

    /** @throws {ChatGroupNotFoundError | EmptyMessageError} */
    async sendToGroup(groupId: number, authorId: number, wish: MessageWish): Promise<{ full: FullMessage; seats: ParticipantRow[] }> {
      const { seats } = await findGroup(groupId, authorId);
      return { full: await store(groupId, authorId, wish), seats };
    },

    /** Makes a group of the caller and members who exist. */
    async createGroup(ownerId: number, name: string, memberIds: number[], avatarPath: string | null): Promise<number> {
      const known = await people.findByIds(memberIds);
      const groupId = await chats.openGroup(ownerId, name, [...known.keys()], avatarPath, now());
      for (const recipientId of known.keys()) await notifications.tell({ type: 'added_you_to_group', recipientId, notifierId: ownerId });
      return groupId;
    },

    /** @throws {ChatGroupNotFoundError | NotYourGroupError} */
    async editGroup(groupId: number, memberId: number, change: { name?: string; avatarPath?: string }): Promise<void> {
      await findOwnGroup(groupId, memberId);
      if (Object.keys(change).length > 0) await chats.updateGroup(groupId, change);
    },

    /** @throws {ChatGroupNotFoundError | NotYourGroupError} */
    async removeGroup(groupId: number, memberId: number): Promise<void> {
      await findOwnGroup(groupId, memberId);
      await chats.removeGroup(groupId);
    },

    /** @throws {ChatGroupNotFoundError} */
    async leaveGroup(groupId: number, memberId: number): Promise<void> {
      await findGroup(groupId, memberId);
      await chats.removeParticipant(groupId, memberId);
    },

    /** @throws {ChatGroupNotFoundError | NotYourGroupError} */
    async changeMembers(groupId: number, memberId: number, memberIds: number[], isAdding: boolean): Promise<void> {
      await findOwnGroup(groupId, memberId);
      const known = [...(await people.findByIds(memberIds)).keys()].filter((id) => id !== memberId);
      if (isAdding) await chats.addParticipants(groupId, known, now());
      else for (const id of known) await chats.removeParticipant(groupId, id);
    },
  };
}
