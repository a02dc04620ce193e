import { Button, ErrorState, styled, TextLink, Typography } from '@social/ui';
import type { ReactNode } from 'react';
import { failureMessage } from '@social/api/failure-message';
import { ConversationLink } from './conversation-link';
import type { ConversationListView } from './use-conversation-lists';

/** What one kind of conversation is called in each state of its list. */
export type ConversationListWords = { refresh: string; loading: string; empty: string; failed: string };

export type ConversationListProps = {
  view: ConversationListView;
  words: ConversationListWords;
  /** Begins a new one. */
  start: ReactNode;
  /** The member may be about to open one. */
  onNear: () => void;
};

/** One kind of conversation, most recently active first, and the way to ask for it again. */
export function ConversationList({ view: { state, isRefreshing, refresh }, words, start, onNear }: ConversationListProps) {
  return (
    <>
      <Top>
        <TextLink component="button" type="button" variant="body2" onClick={refresh} aria-disabled={isRefreshing}>
          {words.refresh}
        </TextLink>
        {start}
      </Top>
      <div aria-busy={isRefreshing}>{content()}</div>
    </>
  );

  function content(): ReactNode {
    switch (state.kind) {
      case 'loading':
        return <Note role="status">{words.loading}</Note>;
      case 'empty':
        return <Note>{words.empty}</Note>;
      case 'failed':
        return <ErrorState title={words.failed} detail={failureMessage(state.error)} onRetry={refresh} />;
      case 'ready':
        return (
          <>
            {state.refreshError && <NotFresh error={state.refreshError} onRetry={refresh} />}
            <Rows>
              {state.rows.map((row) => (
                <li key={row.path}>
                  <ConversationLink row={row} onNear={onNear} />
                </li>
              ))}
            </Rows>
          </>
        );
    }
  }
}

function NotFresh({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Note role="alert">
      This list may be out of date. {failureMessage(error)}{' '}
      <Button size="small" onClick={onRetry}>
        Retry
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

const Top = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 });

const Rows = styled('ul')(({ theme }) => ({ margin: theme.spacing(0, -1), padding: 0, listStyle: 'none' }));
