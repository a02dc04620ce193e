import type { LinkPreviewService } from '../links/link-previews.service';
import type { MemberService } from '../members/members.service';
import { MessageNotFoundError, MessageWithoutTextError } from './chats.errors';
import type { ChatRepository } from './chats.repository';
import { findReadableMessage } from './find-readable-message';
import type { MessageRepository } from './messages.repository';
import type { SentMessage } from './messages.service';
import type { ThreadService } from './threads.service';

type Dependencies = {
  messages: MessageRepository;
  chats: ChatRepository;
  threads: ThreadService;
  members: MemberService;
  links: LinkPreviewService;
  now: () => Date;
};
export type MessageEditService = ReturnType<typeof createMessageEditService>;

/** Changes members' own messages. */
export function createMessageEditService({ messages, chats, threads, members, links, now }: Dependencies) {
  return {
    /**
     * Changes the text of the member's own message for all participants. Repeating it changes nothing.
     * @throws {MessageNotFoundError | MemberNotFoundError} also for another author's message.
     * @throws {MessageWithoutTextError} for a message with only a file or sticker.
     */
    async edit(messageId: number, authorId: number, text: string): Promise<SentMessage & { isGroup: boolean }> {
      const { message, participants } = await findReadableMessage({ messages, chats, members }, messageId, authorId);
      if (message.authorId !== authorId) throw new MessageNotFoundError();
      if (message.text === '') throw new MessageWithoutTextError();
      const edited = message.text === text ? message : await messages.setText(messageId, text, links.findLink(text), now());
      if (!edited) throw new MessageNotFoundError();
      threads.fetchLinkLater(edited);
      return { full: await threads.complete(edited, authorId), participants, isGroup: participants[0]?.kind === 'group' };
    },
  };
}
