import type { Message } from '@social/api/chats/message';
import { deleteMessage } from '@social/api/chats/delete-message';
import { setMessagePinned } from '@social/api/chats/set-message-pinned';
import { toggleMessageReaction } from '@social/api/chats/toggle-message-reaction';
import { failureMessage } from '@social/api/failure-message';
import type { Reaction } from '@social/api/posts/toggle-reaction';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient } from '@social/session';
import { notify, offerUndo, notifyIfRefused } from '@social/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { ConversationRef } from '../../lib/conversation-ref';
import { messageWishes, withWishes } from '../../lib/message-wishes';
import type { Thread } from '../../lib/thread';
import { changeThread } from '../../lib/thread-query';

/** The actions on a message. Each is shown at once; a refusal reverts it with a notice. */
export function createMessageActions(queries: QueryClient, ref: ConversationRef) {
  /** Writes confirmed updates into the cached thread, and ends their overlay. */
  function confirm({ id }: Message, ...names: Parameters<typeof messageWishes.lift>[1][]): void {
    const { wishes } = messageWishes.getState();
    changeThread(queries, ref, (thread): Thread => ({ ...thread, messages: withWishes(thread.messages, wishes) }));
    messageWishes.lift(id, ...names);
  }

  return {
    /** Reacts, or removes the same reaction. */
    async react(message: Message, reaction: Reaction): Promise<void> {
      const newReaction = message.reactions.mine === reaction ? null : reaction;
      messageWishes.lay(message.id, { reaction: newReaction });
      const request = toggleMessageReaction(apiClient, message.id, reaction).then(() => confirm(message, 'reaction'));
      await notifyIfRefused(
        request.finally(() => messageWishes.lift(message.id, 'reaction')),
        refusalMessage('Your reaction was not saved.'),
      );
    },

    async pin(message: Message, isPinned: boolean): Promise<void> {
      messageWishes.lay(message.id, { isPinned });
      const request = setMessagePinned(apiClient, message.id, isPinned).then(() => confirm(message, 'isPinned'));
      await notifyIfRefused(
        request.finally(() => messageWishes.lift(message.id, 'isPinned')),
        refusalMessage(isPinned ? 'The message was not pinned.' : 'The message is still pinned.'),
      );
    },

    /** Deletes an own message once the notice with Undo has closed. */
    async remove(message: Message): Promise<void> {
      messageWishes.lay(message.id, { isGone: true });
      await offerUndo({
        message: 'Message deleted',
        undo: () => messageWishes.lift(message.id, 'isGone'),
        commit: async () => {
          await deleteMessage(apiClient, message.id);
          confirm(message, 'isGone');
        },
        refusedMessage: refusalMessage((error) => `The message was not deleted, and is back. ${failureMessage(error)}`),
      });
    },

    async copy({ text }: Pick<Message, 'text'>): Promise<void> {
      try {
        await navigator.clipboard.writeText(text);
        await notify({ severity: 'success', message: 'Message copied.' });
      } catch {
        // Browsers refuse the clipboard to a page without focus or permission.
        await notify({ severity: 'error', message: 'This browser did not let the message be copied.' });
      }
    },
  };
}
