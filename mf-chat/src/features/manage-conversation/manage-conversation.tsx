import type { GroupConversation } from '@social/api/chats/fetch-group-conversations';
import type { Message } from '@social/api/chats/message';
import { t } from '@social/texts';
import { useLazyOverlay } from '@social/ui';
import { useNavigate } from '@social/ui/router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { groupConversationsQuery } from '../../lib/conversation-cache';
import { toConversationPath, type ConversationRef } from '../../lib/conversation-ref';
import { removeConversation } from './remove-conversation';
import { exitGroup } from './exit-group';
import { HeaderActions } from './header-actions';

export type ManageConversationProps = {
  conversation: ConversationRef;
  messages: readonly Message[];
  onSearch: () => void;
  onOpenPhoto: (message: Message) => void;
  onLoadOlder: (() => void) | null;
  isLoadingOlder: boolean;
};

/** Shows the buttons of a conversation's header, its settings menu, and the dialogs that the menu opens. */
export function ManageConversation({ conversation: ref, onSearch, ...media }: ManageConversationProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const group = useGroup(ref);
  const menu = useLazyOverlay(t('The settings'), async () => (await import('./settings-menu')).SettingsMenu);
  const shared = useLazyOverlay(t('Photos and files'), async () => (await import('./shared-media-dialog')).SharedMediaDialog);
  const details = useLazyOverlay(t('Group details'), async () => (await import('./group-dialog')).GroupDialog);

  function exit(how: 'leave' | 'delete') {
    if (!group) return;
    void navigate('/');
    void exitGroup(queries, { how, groupId: group.id, name: group.name, onUndo: () => void navigate(toConversationPath(ref)) });
  }

  return (
    <>
      <HeaderActions
        onSettings={(button) => {
          setAnchor(button);
          void menu.open();
        }}
      />
      {anchor && menu.Overlay && (
        <menu.Overlay
          anchor={anchor}
          profilePath={ref.kind === 'person' ? `/profile/${ref.id}` : null}
          group={
            group && {
              isOwn: group.isOwn,
              onDetails: () => void details.open(),
              onLeave: () => exit('leave'),
              onDelete: () => exit('delete'),
            }
          }
          onSearch={onSearch}
          onMedia={() => void shared.open()}
          onDelete={() => ref.kind === 'person' && void removeConversation(queries, ref.id)}
          onClose={menu.close}
        />
      )}
      {shared.Overlay && <shared.Overlay {...media} onClose={shared.close} />}
      {details.Overlay && group && <details.Overlay group={group} onClose={details.close} />}
    </>
  );
}

function useGroup({ kind, id }: ConversationRef): GroupConversation | null {
  const { data: groups } = useQuery({ ...groupConversationsQuery(), enabled: kind === 'group' });
  return (kind === 'group' && groups?.find((group) => group.id === id)) || null;
}
