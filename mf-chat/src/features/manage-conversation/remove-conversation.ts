import type { PersonId } from '@social/api';
import { deleteConversation } from '@social/api/chats/delete-conversation';
import { failureMessage } from '@social/api/failure-message';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { offerUndo } from '@social/ui';
import type { QueryClient } from '@tanstack/react-query';
import { conversationsQuery } from '../../lib/conversation-cache';
import { hiddenMessages } from '../../lib/message-updates';
import type { Thread } from '../../lib/thread';
import { changeThread, threadKey } from '../../lib/thread-query';

/**
 * Hides all messages with a person at once. Deletes them, for this member only, once the notice with Undo has closed. Rejects only on a
 * bug.
 */
export async function removeConversation(queries: QueryClient, personId: PersonId): Promise<void> {
  const ref = { kind: 'person', id: personId } as const;
  const ids = queries.getQueryData<Thread>(threadKey(ref))?.messages.map(({ id }) => id) ?? [];
  const restore = () => hiddenMessages.restore(...ids);
  hiddenMessages.hide(...ids);
  await offerUndo({
    message: t('Conversation deleted'),
    undo: restore,
    commit: async () => {
      await deleteConversation(apiClient, personId);
      const deletedIds = new Set(ids);
      // Messages that arrived in the meantime stay.
      changeThread(queries, ref, (thread) => ({
        ...thread,
        hasOlder: false,
        messages: thread.messages.filter(({ id }) => !deletedIds.has(id)),
      }));
      restore();
      await queries.invalidateQueries({ queryKey: conversationsQuery().queryKey });
    },
    refusedMessage: refusalMessage((error) =>
      t('The conversation was not deleted. {failureMessage}', { failureMessage: failureMessage(error) }),
    ),
  });
}
