import { failureMessage } from '@social/api/failure-message';
import type { ListEnd, ListState } from '@social/data/lists/list-state';
import { t } from '@social/texts';
import { Alert, Button, ErrorState, styled, UnreadableNote, useEndReached, VisuallyHidden } from '@social/ui';
import type { ReactNode } from 'react';
import { PageCard } from './page-card';
import { PageCardSkeleton } from './page-card-skeleton';
import type { ListedPage } from './page-list-query';

export type PageListProps = {
  label: string;
  state: ListState<ListedPage>;
  empty: ReactNode;
  renderAction: (page: ListedPage) => ReactNode;
};

/** Shows a list of pages in each of its states. */
export function PageList({ label, state, empty, renderAction }: PageListProps) {
  switch (state.kind) {
    case 'loading':
      return <SkeletonCards label={t('Loading pages')} count={3} />;
    case 'empty':
      return empty;
    case 'failed':
      return (
        <Alert
          severity="error"
          role="alert"
          action={
            <Button size="small" color="inherit" onClick={state.retry}>
              {t('Retry')}
            </Button>
          }
        >
          {t('Error: {failureMessage}', { failureMessage: failureMessage(state.error) })}
        </Alert>
      );
    case 'ready':
      return (
        <>
          <List aria-label={label}>
            {state.items.map((page) => (
              <li key={page.id}>
                <PageCard page={page} action={renderAction(page)} />
              </li>
            ))}
          </List>
          <UnreadableNote count={state.unreadableCount} singular={t('page')} plural={t('pages')} />
          <End key={state.items.length} end={state.end} />
        </>
      );
  }
}

function End({ end }: { end: ListEnd }) {
  const endRef = useEndReached({ onEndReached: () => end.kind === 'more' && end.load(), isEnabled: end.kind === 'more' });
  if (end.kind === 'failed')
    return <ErrorState title={t('More pages could not be loaded')} detail={failureMessage(end.error)} onRetry={end.retry} />;
  return <div ref={endRef}>{end.kind === 'loading' && <SkeletonCards label={t('Loading more pages')} count={1} />}</div>;
}

function SkeletonCards({ label, count }: { label: string; count: number }) {
  return (
    <List as="div" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <PageCardSkeleton key={index} />
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));
