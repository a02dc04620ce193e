import { ApiError, type GroupId, type PersonId } from '@social/api';
import { addToGroupChat, removeFromGroupChat } from '@social/api/chats/change-group-members';
import { editGroupChat } from '@social/api/chats/edit-group-chat';
import { apiClient } from '@social/session';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { groupConversationsQuery } from '../../lib/conversation-cache';

export type GroupChange = { kind: 'idle' } | { kind: 'pending' } | { kind: 'failed'; error: ApiError };

/** Changes a group that the member owns, and fetches it again. */
export function useChangeGroup(groupId: GroupId) {
  const queries = useQueryClient();
  const [change, setChange] = useState<GroupChange>({ kind: 'idle' });

  async function run(request: () => Promise<void>): Promise<void> {
    setChange({ kind: 'pending' });
    try {
      await request();
      await queries.invalidateQueries({ queryKey: groupConversationsQuery().queryKey });
      setChange({ kind: 'idle' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setChange({ kind: 'failed', error });
    }
  }

  return {
    change,
    edit: (changes: { name?: string; avatar?: Blob }) => run(() => editGroupChat(apiClient, groupId, changes)),
    add: (personId: PersonId) => run(() => addToGroupChat(apiClient, groupId, [personId])),
    remove: (personId: PersonId) => run(() => removeFromGroupChat(apiClient, groupId, [personId])),
  };
}
