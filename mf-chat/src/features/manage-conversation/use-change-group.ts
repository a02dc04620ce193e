import { ApiError, type GroupId, type PersonId } from '@social/api';
import { addToGroupChat, removeFromGroupChat } from '@social/api/chats/change-group-members';
import { editGroupChat } from '@social/api/chats/edit-group-chat';
import { apiClient } from '@social/session';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { groupConversationsQuery } from '../../lib/conversation-cache';

export type Changing = { kind: 'no' } | { kind: 'now' } | { kind: 'failed'; error: ApiError };

/** Changes a group of one's own, and reads it again. */
export function useChangeGroup(groupId: GroupId) {
  const queries = useQueryClient();
  const [changing, setChanging] = useState<Changing>({ kind: 'no' });

  async function change(act: () => Promise<void>): Promise<void> {
    setChanging({ kind: 'now' });
    try {
      await act();
      await queries.invalidateQueries({ queryKey: groupConversationsQuery().queryKey });
      setChanging({ kind: 'no' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setChanging({ kind: 'failed', error });
    }
  }

  return {
    changing,
    edit: (changes: { name?: string; avatar?: Blob }) => change(() => editGroupChat(apiClient, groupId, changes)),
    add: (personId: PersonId) => change(() => addToGroupChat(apiClient, groupId, [personId])),
    remove: (personId: PersonId) => change(() => removeFromGroupChat(apiClient, groupId, [personId])),
  };
}
