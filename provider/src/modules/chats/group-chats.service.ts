import type { IncomingFile } from '../../plugins/form-bodies';
import type { NotificationService } from '../general/notifications.service';
import type { MediaService } from '../media/media.service';
import { ChatGroupNotFoundError, NotYourGroupError } from './chats.errors';
import type { ChatRepository, ConversationRow, ParticipantRow } from './chats.repository';
import type { GroupChatRepository } from './group-chats.repository';
import type { MessageCursor } from './messages.repository';
import type { SentMessage, Thread } from './messages.service';
import type { MessageRequest, ThreadService } from './threads.service';

export type GroupThread = Thread & { group: ConversationRow };
type Dependencies = {
  groups: GroupChatRepository;
  chats: ChatRepository;
  threads: ThreadService;
  media: MediaService;
  notifications: NotificationService;
  now: () => Date;
};
export type GroupChatService = ReturnType<typeof createGroupChatService>;

/** Conversations of a named group. Its participants read and write; only its owner changes it. */
export function createGroupChatService({ groups, chats, threads, media, notifications, now }: Dependencies) {
  async function findJoined(groupId: number, memberId: number): Promise<{ group: ConversationRow; participants: ParticipantRow[] }> {
    const group = await chats.find(groupId);
    const participants = group?.kind === 'group' ? await chats.listParticipants([groupId]) : [];
    const isJoined = participants.some((participant) => participant.memberId === memberId);
    if (!group || !isJoined) throw new ChatGroupNotFoundError();
    return { group, participants };
  }

  async function assertOwner(groupId: number, memberId: number): Promise<void> {
    const { group } = await findJoined(groupId, memberId);
    if (group.ownerId !== memberId) throw new NotYourGroupError();
  }

  async function notifyAdded(groupChatId: number, notifierId: number, memberIds: number[]): Promise<void> {
    for (const recipientId of memberIds) {
      await notifications.send({ type: 'added_you_to_group', recipientId, notifierId, groupChatId });
    }
  }

  return {
    /**
     * Reads messages of a group, oldest first, and marks the returned ones as read.
     * @throws {ChatGroupNotFoundError} also for members who are not in the group.
     */
    async read(groupId: number, viewerId: number, cursor: MessageCursor): Promise<GroupThread> {
      const { group, participants } = await findJoined(groupId, viewerId);
      return { group, participants, messages: await threads.read(groupId, viewerId, participants, cursor) };
    },

    /**
     * Sends a message to a group. Repeating it with the same `hashId` returns the stored message.
     * @throws {ChatGroupNotFoundError | EmptyMessageError} and the media service's refusals of the file, and stores nothing.
     */
    async send(groupId: number, authorId: number, request: MessageRequest): Promise<SentMessage> {
      const { participants } = await findJoined(groupId, authorId);
      const content = await threads.prepare(request);
      return { full: await threads.add(groupId, authorId, content), participants };
    },

    /**
     * Creates a group of the owner and the given members, and notifies the members. Omits unknown ids, and members with a block between
     * them and the owner, in either direction. Repeating it creates another group.
     * @throws {WrongFileTypeError | FileTooLargeError | EmptyFileError | BrokenImageError} for the avatar.
     */
    async create(ownerId: number, name: string, memberIds: number[], files: IncomingFile[]): Promise<number> {
      const avatarPath = await media.storeOptionalImage(files, 'avatar');
      const invited = await groups.findInvitable(memberIds, ownerId);
      const groupId = await groups.add({ ownerId, name, avatarPath, createdAt: now() }, invited);
      await notifyAdded(groupId, ownerId, invited);
      return groupId;
    },

    /**
     * Changes the name, the avatar, both or neither.
     * @throws {ChatGroupNotFoundError | NotYourGroupError} and the media service's refusals of the avatar.
     */
    async edit(groupId: number, memberId: number, name: string | undefined, files: IncomingFile[]): Promise<void> {
      await assertOwner(groupId, memberId);
      const avatarPath = await media.storeOptionalImage(files, 'avatar');
      if (!name && !avatarPath) return;
      await groups.update(groupId, { ...(name && { name }), ...(avatarPath && { avatarPath }) });
    },

    /** Deletes the group with its messages, for all participants. @throws {ChatGroupNotFoundError | NotYourGroupError} */
    async remove(groupId: number, memberId: number): Promise<void> {
      await assertOwner(groupId, memberId);
      await groups.remove(groupId);
    },

    /** Removes the member from the group. An owner who leaves can no longer change it. @throws {ChatGroupNotFoundError} */
    async leave(groupId: number, memberId: number): Promise<void> {
      await findJoined(groupId, memberId);
      await groups.removeParticipants(groupId, [memberId]);
    },

    /**
     * Adds members as `create` does. Members who are already in the group stay, and are not notified again.
     * @throws {ChatGroupNotFoundError | NotYourGroupError}
     */
    async addMembers(groupId: number, ownerId: number, memberIds: number[]): Promise<void> {
      await assertOwner(groupId, ownerId);
      const invited = await groups.findInvitable(memberIds, ownerId);
      await notifyAdded(groupId, ownerId, await groups.addParticipants(groupId, invited, now()));
    },

    /** Removes members, never the owner. Repeating it changes nothing. @throws {ChatGroupNotFoundError | NotYourGroupError} */
    async removeMembers(groupId: number, ownerId: number, memberIds: number[]): Promise<void> {
      await assertOwner(groupId, ownerId);
      const others = memberIds.filter((id) => id !== ownerId);
      await groups.removeParticipants(groupId, others);
    },
  };
}
