import type { GroupId } from '@social/api';
import { deleteGroupChat, leaveGroupChat } from '@social/api/chats/leave-group-chat';
import { failureMessage } from '@social/api/failure-message';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { offerUndo } from '@social/ui';
import type { QueryClient } from '@tanstack/react-query';
import { groupConversationsQuery } from '../../lib/conversation-cache';

export type GroupExit = { how: 'leave' | 'delete'; groupId: GroupId; name: string; onUndo: () => void };

const kinds = {
  leave: {
    done: (name: string) => t('You left {name}', { name }),
    refused: (name: string) => t('You are still in {name}.', { name }),
    send: leaveGroupChat,
  },
  delete: {
    done: (name: string) => t('{name} was deleted', { name }),
    refused: (name: string) => t('Nothing happened to {name}.', { name }),
    send: deleteGroupChat,
  },
};

/** Leaves a group, or deletes it for all members, once the notice with Undo has closed. Rejects only on a bug. */
export async function exitGroup(queries: QueryClient, { how, groupId, name, onUndo }: GroupExit): Promise<void> {
  const { done, refused, send } = kinds[how];
  await offerUndo({
    message: done(name),
    undo: onUndo,
    commit: async () => {
      await send(apiClient, groupId);
      await queries.invalidateQueries({ queryKey: groupConversationsQuery().queryKey });
    },
    refusedMessage: refusalMessage((error) => `${refused(name)} ${failureMessage(error)}`),
  });
}
