import { t } from '@social/texts';
import { styled, Tab, Tabs } from '@social/ui';
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

/** Whether the address is that of a group conversation: then the list of groups opens, which contains it. */
function isGroupAddress(pathname: string, search: string): boolean {
  return pathname.startsWith('/chat-detailed/') && new URLSearchParams(search).get('type') === 'group';
}

/** Loads the chunk of the conversation screen, the same that the shell requests, so that it is there by the time of a click. */
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
      <Tabs
        value={kind}
        onChange={(_event, chosen: Kind) => setKind(chosen)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('Kind of conversation')}
      >
        {kinds.map((tab) => (
          <KindTab
            key={tab}
            value={tab}
            id={`${id}-${tab}`}
            aria-controls={`${id}-panel`}
            label={texts[tab].tab}
            icon={<UnreadBadge count={lists[tab].unreadCount} />}
            iconPosition="end"
          />
        ))}
      </Tabs>
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

// The panel is narrow: a tab is as wide as its label and unread count, and scrolls into view where large text makes them wider.
const KindTab = styled(Tab)(({ theme }) => ({
  flex: '1 0 auto',
  minWidth: 0,
  gap: theme.spacing(0.75),
  padding: theme.spacing(0.75),
  whiteSpace: 'nowrap',
  '& > .MuiTab-icon': { margin: 0 },
}));
