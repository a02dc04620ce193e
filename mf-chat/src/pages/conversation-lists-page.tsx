import { styled, Tab, Tabs } from '@social/ui';
import { useLocation } from '@social/ui/router';
import { useId, useState } from 'react';
import { ConversationList } from '../features/choose-conversation/conversation-list';
import { StartConversationButton } from '../features/start-conversation/start-conversation-button';
import { UnreadBadge } from '../features/choose-conversation/unread-badge';
import { useConversationLists } from '../features/choose-conversation/use-conversation-lists';
import { useSentMessages } from '../lib/outbox/use-outbox';

const kinds = ['individual', 'groups'] as const;
type Kind = (typeof kinds)[number];

const words = {
  individual: {
    tab: 'Individual',
    refresh: 'Refresh Conversations',
    loading: 'Loading conversations...',
    empty: 'No individual conversations found',
    failed: 'Your conversations could not be loaded',
  },
  groups: {
    tab: 'Groups',
    refresh: 'Refresh Groups',
    loading: 'Loading groups...',
    empty: 'No group conversations found',
    failed: 'Your groups could not be loaded',
  },
} as const satisfies Record<Kind, unknown>;

/** Whether the address is a group's talk: then its list is the one that holds what is open. */
function isTalkOfGroup(pathname: string, search: string): boolean {
  return pathname.startsWith('/chat-detailed/') && new URLSearchParams(search).get('type') === 'group';
}

/** The code of a talk, the same file that the shell asks for: it is here by the time somebody has clicked. */
function bringTalks(): void {
  // One that does not come is told where it is opened.
  import(/* webpackChunkName: "expose-conversation" */ './conversation-page').catch(() => undefined);
}

/** The member's conversations, in the panel beside every page. */
export function ConversationListsPage() {
  const { pathname, search } = useLocation();
  const [kind, setKind] = useState<Kind>(() => (isTalkOfGroup(pathname, search) ? 'groups' : 'individual'));
  const lists = useConversationLists();
  const id = useId();
  useSentMessages();

  return (
    <>
      <Tabs value={kind} onChange={(_event, chosen: Kind) => setKind(chosen)} variant="fullWidth" aria-label="Kind of conversation">
        {kinds.map((each) => (
          <KindTab
            key={each}
            value={each}
            id={`${id}-${each}`}
            aria-controls={`${id}-panel`}
            label={words[each].tab}
            icon={<UnreadBadge count={lists[each].unreadCount} />}
            iconPosition="end"
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${kind}`}>
        <ConversationList
          key={kind}
          view={lists[kind]}
          words={words[kind]}
          start={<StartConversationButton kind={kind} />}
          onNear={bringTalks}
        />
      </div>
    </>
  );
}

// The panel is narrow: a tab is as wide as its words, and its count stays beside them.
const KindTab = styled(Tab)(({ theme }) => ({
  flex: '1 1 auto',
  minWidth: 0,
  gap: theme.spacing(0.75),
  padding: theme.spacing(0.75),
  whiteSpace: 'nowrap',
  '& > .MuiTab-icon': { margin: 0 },
}));
