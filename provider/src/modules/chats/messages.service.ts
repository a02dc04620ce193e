import type { NotificationService } from '../general/notifications.service';
import type { StoredMedia } from '../media/media.service';
import type { MemberRepository, MemberRow } from '../members/members.repository';
import type { MemberService } from '../members/members.service';
import type { MessageMarkRepository, MessageReactions } from './message-marks.repository';
import { ChatGroupNotFoundError, EmptyMessageError, MessageNotFoundError, NotYourGroupError } from './chats.errors';
import type { ChatRepository, ConversationRow, MessageCursor, MessageRow, ParticipantRow } from './chats.repository';

export type MessageWish = {
  text: string;
  media: StoredMedia | null;
  kind: MessageRow['kind'];
  replyToId: number | null;
  hashId: string | null;
  stickerUrl?: string;
};
export type FullMessage = {
  message: MessageRow;
  author: MemberRow | null;
  reply: MessageRow | null;
  reactions: MessageReactions | undefined;
};
export type Thread = { conversation: ConversationRow | null; messages: FullMessage[]; seats: ParticipantRow[]; isTyping: boolean };
type Dependencies = {
  chats: ChatRepository;
  marks: MessageMarkRepository;
  people: MemberRepository;
  members: MemberService;
  notifications: NotificationService;
  now: () => Date;
};
export type MessageService = ReturnType<typeof createMessageService>;

const TYPING_MS = 8000;

export function createMessageService({ chats, marks, people, members, notifications, now }: Dependencies) {
  async function findGroup(
    groupId: number,
    memberId: number,
  ): Promise<{ group: ConversationRow; seats: ParticipantRow[]; self: ParticipantRow }> {
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

  async function assemble(rows: MessageRow[], viewerId: number): Promise<FullMessage[]> {
    const [authors, replies, reactions] = await Promise.all([
      people.findByIds(rows.map(({ authorId }) => authorId)),
      chats.findMessages(rows.flatMap(({ replyToId }) => replyToId ?? [])),
      marks.findReactions(
        rows.map(({ id }) => id),
        viewerId,
      ),
    ]);
    return rows.map((message) => ({
      message,
      author: authors.get(message.authorId) ?? null,
      reply: replies.get(message.replyToId ?? 0) ?? null,
      reactions: reactions.get(message.id),
    }));
  }

  async function readThread(
    conversationId: number,
    viewerId: number,
    seats: ParticipantRow[],
    cursor: MessageCursor,
  ): Promise<FullMessage[]> {
    const self = seats.find(({ memberId }) => memberId === viewerId);
    const rows = await chats.listMessages(conversationId, self?.clearedUpToId ?? 0, cursor);
    const newest = rows.at(-1);
    if (newest) await chats.markRead(conversationId, viewerId, newest.id, now());
    return assemble(rows, viewerId);
  }

  async function store(
    conversationId: number,
    authorId: number,
    { text, media, kind, replyToId, hashId, stickerUrl = '' }: MessageWish,
  ): Promise<FullMessage> {
    if (!text.trim() && !media && !stickerUrl) throw new EmptyMessageError();
    // A reply quotes what it answers: nothing of another conversation may be quoted into this one.
    const answered = replyToId === null ? undefined : (await chats.findMessages([replyToId])).get(replyToId);
    const repliesTo = answered?.conversationId === conversationId ? replyToId : null;
    const attachment = { mediaPath: media?.path ?? null, mediaFileName: media?.fileName ?? stickerUrl };
    const message = await chats.addMessage({
      conversationId,
      authorId,
      kind,
      text,
      ...attachment,
      replyToId: repliesTo,
      hashId,
      createdAt: now(),
    });
    const [full] = await assemble([message], authorId);
    if (!full) throw new MessageNotFoundError();
    return full;
  }

  async function findInvitable(memberIds: number[], inviterId: number): Promise<number[]> {
    const known = [...(await people.findByIds(memberIds)).keys()];
    const blocked = await Promise.all(known.map((id) => people.isBlocked(inviterId, id)));
    return known.filter((_id, index) => !blocked[index]);
  }

  async function addToGroup(groupId: number, inviterId: number, memberIds: number[]): Promise<void> {
    const seated = new Set((await chats.listParticipants([groupId])).map((seat) => seat.memberId));
    await chats.addParticipants(groupId, memberIds, now());
    await tellAdded(
      groupId,
      inviterId,
      memberIds.filter((id) => !seated.has(id)),
    );
  }

  async function tellAdded(groupChatId: number, notifierId: number, memberIds: number[]): Promise<void> {
    for (const recipientId of memberIds) await notifications.send({ type: 'added_you_to_group', recipientId, notifierId, groupChatId });
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
      return {
        conversation: await chats.find(conversationId),
        messages: await readThread(conversationId, viewerId, seats, cursor),
        seats,
        isTyping,
      };
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

    /** Makes a group of the caller and those of the members who exist and whom no block keeps apart from the caller. */
    async createGroup(ownerId: number, name: string, memberIds: number[], avatarPath: string | null): Promise<number> {
      const invited = await findInvitable(memberIds, ownerId);
      const groupId = await chats.openGroup(ownerId, name, invited, avatarPath, now());
      await tellAdded(groupId, ownerId, invited);
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
      const others = memberIds.filter((id) => id !== memberId);
      if (isAdding) await addToGroup(groupId, memberId, await findInvitable(others, memberId));
      else for (const id of others) await chats.removeParticipant(groupId, id);
    },
  };
}
