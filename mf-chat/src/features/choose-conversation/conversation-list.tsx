import { t } from '@social/texts';
import { Button, ErrorState, styled, TextLink, Typography, UnreadableNote } from '@social/ui';
import type { ReactNode } from 'react';
import { failureMessage } from '@social/api/failure-message';
import { ConversationLink } from './conversation-link';
import { ConversationSkeletons } from './conversation-skeletons';
import type { ConversationListView } from './use-conversation-lists';

/** The texts of a list in each of its states. */
export type ConversationListTexts = { refresh: string; loading: string; empty: string; failed: string };

export type ConversationListProps = {
  view: ConversationListView;
  texts: ConversationListTexts;
  /** The button that starts a conversation. */
  startButton: ReactNode;
  /** Called when the pointer or the focus reaches a conversation. */
  onIntent: () => void;
};

/** Lists the conversations of one kind, most recently active first, with a Refresh button. */
export function ConversationList({
  view: { state, isRefreshing, unreadableCount, refresh },
  texts,
  startButton,
  onIntent,
}: ConversationListProps) {
  return (
    <>
      <Toolbar>
        <TextLink component="button" type="button" variant="body2" onClick={refresh} aria-disabled={isRefreshing}>
          {texts.refresh}
        </TextLink>
        {startButton}
      </Toolbar>
      <div aria-busy={isRefreshing}>{content()}</div>
    </>
  );

  function content(): ReactNode {
    switch (state.kind) {
      case 'loading':
        return (
          <>
            <Note role="status">{texts.loading}</Note>
            <ConversationSkeletons />
          </>
        );
      case 'empty':
        return <Note>{texts.empty}</Note>;
      case 'failed':
        return <ErrorState title={texts.failed} detail={failureMessage(state.error)} onRetry={refresh} />;
      case 'ready':
        return (
          <>
            {state.refreshError && <OutdatedNote error={state.refreshError} onRetry={refresh} />}
            <Rows>
              {state.rows.map((row) => (
                <li key={row.path}>
                  <ConversationLink row={row} onIntent={onIntent} />
                </li>
              ))}
            </Rows>
            <UnreadableNote count={unreadableCount} singular={t('conversation')} plural={t('conversations')} />
          </>
        );
    }
  }
}

function OutdatedNote({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Note role="alert">
      {t('This list may be out of date.')} {failureMessage(error)}{' '}
      <Button size="small" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </Note>
  );
}

function Note({ role, children }: { role?: 'status' | 'alert'; children: ReactNode }) {
  return (
    <Typography variant="body2" role={role} sx={{ py: 1, color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

const Toolbar = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 });

const Rows = styled('ul')(({ theme }) => ({ margin: theme.spacing(0, -1), padding: 0, listStyle: 'none' }));
