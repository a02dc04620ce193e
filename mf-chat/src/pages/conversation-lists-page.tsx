import { t } from '@social/texts';
import { TabItem, TabList, tabProps } from '@social/ui';
import { useLocation } from '@social/ui/router';
import { useId, useState } from 'react';
import { ConversationList } from '../features/choose-conversation/conversation-list';
import { StartConversationButton } from '../features/start-conversation/start-conversation-button';
import { UnreadBadge } from '../features/choose-conversation/unread-badge';
import { useConversationLists } from '../features/choose-conversation/use-conversation-lists';
import { useSentMessages } from '../lib/use-message-outbox';

const kinds = ['individual', 'groups'] as const;
type Kind = (typeof kinds)[number];

const texts = {
  individual: {
    tab: t('Individual'),
    refresh: t('Refresh Conversations'),
    loading: t('Loading conversations...'),
    empty: t('No individual conversations found'),
    failed: t('Your conversations could not be loaded'),
  },
  groups: {
    tab: t('Groups'),
    refresh: t('Refresh Groups'),
    loading: t('Loading groups...'),
    empty: t('No group conversations found'),
    failed: t('Your groups could not be loaded'),
  },
} as const satisfies Record<Kind, unknown>;

/** Returns true for the address of a group conversation: then the list of groups opens, which contains it. */
function isGroupAddress(pathname: string, search: string): boolean {
  return pathname.startsWith('/chat-detailed/') && new URLSearchParams(search).get('type') === 'group';
}

/** Loads the chunk of the conversation screen, the same that the shell requests, so that it is loaded before a click. */
function preloadConversation(): void {
  // The shell reports a failure when the conversation is opened.
  import(/* webpackChunkName: "expose-conversation" */ './conversation-page').catch(() => undefined);
}

/** Lists the member's conversations in the right panel. */
export function ConversationListsPage() {
  const { pathname, search } = useLocation();
  const [kind, setKind] = useState<Kind>(() => (isGroupAddress(pathname, search) ? 'groups' : 'individual'));
  const lists = useConversationLists();
  const id = useId();
  useSentMessages();

  return (
    <>
      <TabList aria-label={t('Kind of conversation')}>
        {kinds.map((tab) => (
          <TabItem key={tab} id={`${id}-${tab}`} {...tabProps(tab === kind)} aria-controls={`${id}-panel`} onClick={() => setKind(tab)}>
            {texts[tab].tab}
            <UnreadBadge count={lists[tab].unreadCount} />
          </TabItem>
        ))}
      </TabList>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${kind}`}>
        <ConversationList
          key={kind}
          view={lists[kind]}
          texts={texts[kind]}
          startButton={<StartConversationButton kind={kind} />}
          onIntent={preloadConversation}
        />
      </div>
    </>
  );
}
