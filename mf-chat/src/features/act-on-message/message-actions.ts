import type { Message } from '@social/api/chats/message';
import { deleteMessage } from '@social/api/chats/delete-message';
import { failureMessage } from '@social/api/failure-message';
import type { Reaction } from '@social/api/posts/toggle-reaction';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { notify, offerUndo, notifyIfRefused } from '@social/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { ConversationRef } from '../../lib/conversation-ref';
import { applyUpdates, hiddenMessages, messagePins, ownMessageReactions } from '../../lib/message-updates';
import type { Thread } from '../../lib/thread';
import { changeThread } from '../../lib/thread-query';

/** The actions on a message. Each is shown at once; a refusal reverts it with a notice. */
export function createMessageActions(queries: QueryClient, ref: ConversationRef) {
  /** Writes a granted update into the cached thread, and ends its updates. A later update of the same message is still pending. */
  function commit(updates: typeof ownMessageReactions | typeof messagePins, { id }: Message): void {
    if (updates.isPending(id)) return;
    updateMessages((messages) => messages.map((message) => (message.id === id ? applyUpdates(message) : message)));
    updates.forget(id);
  }

  function updateMessages(update: (messages: Thread['messages']) => Thread['messages']): void {
    changeThread(queries, ref, (thread): Thread => ({ ...thread, messages: update(thread.messages) }));
  }

  return {
    /** Reacts, or removes the same reaction. */
    async react(message: Message, reaction: Reaction): Promise<void> {
      const { mine } = message.reactions;
      const request = ownMessageReactions.set(message.id, { value: mine }, mine === reaction ? null : reaction);
      await notifyIfRefused(
        request.then(() => commit(ownMessageReactions, message)),
        refusalMessage(t('Your reaction was not saved.')),
      );
    },

    async pin(message: Message, isPinned: boolean): Promise<void> {
      const request = messagePins.set(message.id, { value: message.isPinned }, isPinned);
      await notifyIfRefused(
        request.then(() => commit(messagePins, message)),
        refusalMessage(isPinned ? t('The message was not pinned.') : t('The message is still pinned.')),
      );
    },

    /** Deletes an own message once the notice with Undo has closed. */
    async remove({ id }: Message): Promise<void> {
      hiddenMessages.hide(id);
      await offerUndo({
        message: t('Message deleted'),
        undo: () => hiddenMessages.restore(id),
        commit: async () => {
          await deleteMessage(apiClient, id);
          updateMessages((messages) => messages.filter((message) => message.id !== id));
          hiddenMessages.restore(id);
        },
        refusedMessage: refusalMessage((error) =>
          t('The message was not deleted, and is back. {failureMessage}', { failureMessage: failureMessage(error) }),
        ),
      });
    },

    async copy({ text }: Pick<Message, 'text'>): Promise<void> {
      try {
        await navigator.clipboard.writeText(text);
        await notify({ severity: 'success', message: t('Message copied.') });
      } catch {
        // Browsers refuse the clipboard to a page without focus or permission.
        await notify({ severity: 'error', message: t('This browser did not let the message be copied.') });
      }
    },
  };
}
