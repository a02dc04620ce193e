import { failureMessage } from '@social/api/failure-message';
import { t } from '@social/texts';
import { ErrorState, Stack, styled, Typography, UnreadableNote } from '@social/ui';
import { useId, type ReactNode } from 'react';
import { GroupCardSkeleton } from './group-card';

export type GroupSectionState<Item> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; items: readonly Item[]; unreadableCount: number };

export type GroupSectionProps<Item> = {
  title: string;
  state: GroupSectionState<Item>;
  /** Says what the list would hold. */
  empty: string;
  /** Stands next to the title. */
  action?: ReactNode;
  renderItem: (item: Item) => ReactNode;
  getKey: (item: Item) => string;
  /** Stands below the list. */
  end?: ReactNode;
};

export function GroupSection<Item>({ title, state, empty, action, renderItem, getKey, end }: GroupSectionProps<Item>) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', minHeight: 40, mb: 1 }}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {action}
      </Stack>
      {content()}
    </section>
  );

  function content() {
    switch (state.kind) {
      case 'loading':
        return <GroupCardSkeleton title={title} />;
      case 'failed':
        return <ErrorState title={t('This list could not be loaded')} detail={failureMessage(state.error)} onRetry={state.retry} />;
      case 'ready':
        return (
          <>
            {state.items.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>}
            {state.items.length > 0 && (
              <List aria-labelledby={titleId}>
                {state.items.map((item) => (
                  <li key={getKey(item)}>{renderItem(item)}</li>
                ))}
              </List>
            )}
            <UnreadableNote count={state.unreadableCount} singular={t('group')} plural={t('groups')} />
            {end}
          </>
        );
    }
  }
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));
