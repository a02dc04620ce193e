import type { SocialEvent } from '@social/api/events/event';
import type { EventListName as ListName } from '@social/api/events/fetch-events';
import type { ListState } from '@social/data/lists/list-state';
import { t } from '@social/texts';
import { EmptyState, ErrorState, EventsIcon, styled, Typography, VisuallyHidden, UnreadableNote } from '@social/ui';
import { useRef, type ReactNode } from 'react';
import { ListEndNotice } from '../../lib/list-end-notice';
import { loadFailureMessage } from '../../lib/load-failure-message';
import { useScrollRestoration } from '../../lib/use-scroll-restoration';
import { EventSkeleton } from './event-skeleton';
import { findEventList } from './event-lists';
import { toSections } from './sort-events';

export type EventListProps = {
  state: ListState<SocialEvent>;
  list: ListName;
  isPast: (event: SocialEvent) => boolean;
  renderEvent: (event: SocialEvent) => ReactNode;
  /** Shown below the empty state. */
  emptyAction: ReactNode;
};

export function EventList({ state, list, isPast, renderEvent, emptyAction }: EventListProps) {
  const grid = useRef<HTMLDivElement>(null);
  useScrollRestoration(grid, state.kind === 'ready');

  switch (state.kind) {
    case 'loading':
      return (
        <div role="status">
          <VisuallyHidden>{t('Loading events')}</VisuallyHidden>
          <SkeletonGrid />
        </div>
      );
    case 'empty':
      return <EmptyState icon={<EventsIcon />} {...findEventList(list).empty} action={emptyAction} />;
    case 'failed':
      return <ErrorState title={t('The events could not be loaded')} detail={loadFailureMessage(state.error)} onRetry={state.retry} />;
    case 'ready':
      return (
        <>
          <Sections ref={grid}>
            {toSections(state.items, isPast).map(({ heading, events }, _index, sections) => (
              <section key={heading} aria-label={heading}>
                {/* A heading that only repeats the page is hidden from all but screen readers. */}
                {sections.length > 1 ? (
                  <Typography variant="h2" sx={{ mb: 1.5 }}>
                    {heading}
                  </Typography>
                ) : (
                  <VisuallyHidden as="h2">{heading}</VisuallyHidden>
                )}
                <Grid>{events.map(renderEvent)}</Grid>
              </section>
            ))}
          </Sections>
          <UnreadableNote count={state.unreadableCount} singular={t('event')} plural={t('events')} />
          <ListEndNotice key={state.items.length} end={state.end} noun={t('events')} skeleton={<SkeletonGrid />} />
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

const Sections = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
