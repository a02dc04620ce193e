import type { SocialEvent } from '@social/api/events/event';
import type { EventList as ListName } from '@social/api/events/fetch-events';
import type { ListState } from '@social/data/lists/list-state';
import { EmptyState, ErrorState, EventsIcon, styled, VisuallyHidden, UnreadableNote } from '@social/ui';
import { useRef, type ReactNode } from 'react';
import { ListEndNotice } from '../../lib/list-end-notice';
import { loadFailureMessage } from '../../lib/load-failure-message';
import { useScrollRestoration } from '../../lib/use-scroll-restoration';
import { EventSkeleton } from './event-skeleton';
import { findEventList } from './event-lists';

export type EventListProps = {
  state: ListState<SocialEvent>;
  list: ListName;
  renderEvent: (event: SocialEvent) => ReactNode;
  /** Shown below the empty state. */
  emptyAction: ReactNode;
};

/** Shows a list of events in each of its states. */
export function EventList({ state, list, renderEvent, emptyAction }: EventListProps) {
  const grid = useRef<HTMLDivElement>(null);
  useScrollRestoration(grid, state.kind === 'ready');

  switch (state.kind) {
    case 'loading':
      return (
        <div role="status">
          <VisuallyHidden>Loading events</VisuallyHidden>
          <SkeletonGrid />
        </div>
      );
    case 'empty':
      return <EmptyState icon={<EventsIcon />} {...findEventList(list).empty} action={emptyAction} />;
    case 'failed':
      return <ErrorState title="The events could not be loaded" detail={loadFailureMessage(state.error)} onRetry={state.retry} />;
    case 'ready':
      return (
        <>
          <Grid ref={grid}>{state.items.map(renderEvent)}</Grid>
          <UnreadableNote count={state.unreadableCount} singular="event" />
          <ListEndNotice key={state.items.length} end={state.end} noun="events" skeleton={<SkeletonGrid />} />
        </>
      );
  }
}

function SkeletonGrid() {
  return (
    <Grid>
      <EventSkeleton />
      <EventSkeleton />
    </Grid>
  );
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
