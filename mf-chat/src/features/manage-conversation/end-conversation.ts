import type { GroupId, PersonId } from '@social/api';
import { deleteConversation } from '@social/api/chats/delete-conversation';
import { deleteGroupChat, leaveGroupChat } from '@social/api/chats/leave-group-chat';
import { failureMessage } from '@social/api/failure-message';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient } from '@social/session';
import { offerUndo } from '@social/ui';
import type { QueryClient } from '@tanstack/react-query';
import { conversationsQuery, groupConversationsQuery } from '../../lib/conversation-cache';
import { messageWishes } from '../../lib/message-wishes';
import type { Thread } from '../../lib/thread';
import { changeThread, threadKey } from '../../lib/thread-query';

/** Empties the talk with a person for the member alone, after a moment for Undo. */
export async function endConversation(queries: QueryClient, personId: PersonId): Promise<void> {
  const ref = { kind: 'person', id: personId } as const;
  const ids = queries.getQueryData<Thread>(threadKey(ref))?.messages.map(({ id }) => id) ?? [];
  const restore = () => ids.forEach((id) => messageWishes.lift(id, 'isGone'));
  ids.forEach((id) => messageWishes.lay(id, { isGone: true }));
  await offerUndo({
    said: 'Conversation deleted',
    undo: restore,
    carryOut: async () => {
      await deleteConversation(apiClient, personId);
      const gone = new Set(ids);
      // What came in the meantime stands.
      changeThread(queries, ref, (thread) => ({ ...thread, hasOlder: false, messages: thread.messages.filter(({ id }) => !gone.has(id)) }));
      restore();
      await queries.invalidateQueries({ queryKey: conversationsQuery().queryKey });
    },
    refusedMessage: refusalMessage((error) => `The conversation was not deleted. ${failureMessage(error)}`),
  });
}

export type GroupEnding = { how: 'leave' | 'delete'; groupId: GroupId; name: string; goAway: () => void; comeBack: () => void };

/** Leaves a group, or ends it for everybody, after a moment for Undo. */
export async function endGroup(queries: QueryClient, { how, groupId, name, goAway, comeBack }: GroupEnding): Promise<void> {
  goAway();
  await offerUndo({
    said: how === 'leave' ? `You left ${name}` : `${name} was deleted`,
    undo: comeBack,
    carryOut: async () => {
      await (how === 'leave' ? leaveGroupChat : deleteGroupChat)(apiClient, groupId);
      await queries.invalidateQueries({ queryKey: groupConversationsQuery().queryKey });
    },
    refusedMessage: refusalMessage(
      (error) => `${how === 'leave' ? 'You are still in' : 'Nothing happened to'} ${name}. ${failureMessage(error)}`,
    ),
  });
}
