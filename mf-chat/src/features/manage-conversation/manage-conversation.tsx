import type { GroupConversation } from '@social/api/chats/fetch-group-conversations';
import type { Message } from '@social/api/chats/message';
import { useOpenable } from '@social/ui';
import { useNavigate } from '@social/ui/router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { groupConversationsQuery } from '../../lib/conversation-cache';
import { pathOfRef, type ConversationRef } from '../../lib/conversation-ref';
import { endConversation, endGroup } from './end-conversation';
import { HeaderActions } from './header-actions';
import { SettingsMenu } from './settings-menu';

export type ManageConversationProps = {
  conversation: ConversationRef;
  messages: readonly Message[];
  onOpenPhoto: (message: Message) => void;
  onLookBack: (() => void) | null;
  isLooking: boolean;
};

/** The three icons of a talk, and what its settings open. */
export function ManageConversation({ conversation: ref, ...media }: ManageConversationProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const group = useGroup(ref);
  const shared = useOpenable('Photos and files', async () => (await import('./shared-media-dialog')).SharedMediaDialog);
  const details = useOpenable('Group details', async () => (await import('./group-dialog')).GroupDialog);

  function end(how: 'leave' | 'delete') {
    if (!group) return;
    const places = { goAway: () => void navigate('/'), comeBack: () => void navigate(pathOfRef(ref)) };
    void endGroup(queries, { how, groupId: group.id, name: group.name, ...places });
  }

  return (
    <>
      <HeaderActions onSettings={setAnchor} />
      {anchor && (
        <SettingsMenu
          anchor={anchor}
          profilePath={ref.kind === 'person' ? `/profile/${ref.id}` : null}
          group={
            group && {
              isOwn: group.isOwn,
              onDetails: () => void details.open(),
              onLeave: () => end('leave'),
              onDelete: () => end('delete'),
            }
          }
          onMedia={() => void shared.open()}
          onDelete={() => ref.kind === 'person' && void endConversation(queries, ref.id)}
          onClose={() => setAnchor(null)}
        />
      )}
      {shared.Part && <shared.Part {...media} onClose={shared.close} />}
      {details.Part && group && <details.Part group={group} onClose={details.close} />}
    </>
  );
}

function useGroup({ kind, id }: ConversationRef): GroupConversation | null {
  const { data: groups } = useQuery({ ...groupConversationsQuery(), enabled: kind === 'group' });
  return (kind === 'group' && groups?.find((group) => group.id === id)) || null;
}
