import type { EventListName as ListName } from '@social/api/events/fetch-events';
import type { SocialEvent } from '@social/api/events/event';
import { toListState } from '@social/data/lists/list-state';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { AddIcon, Button, serverNow, styled, Typography } from '@social/ui';
import { Link, useSearchParams } from '@social/ui/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EventCard } from '../../features/browse-events/event-card';
import { EventList } from '../../features/browse-events/event-list';
import { eventLists, findEventList } from '../../features/browse-events/event-lists';
import { sortEvents } from '../../features/browse-events/sort-events';
import { ListPicker } from '../../features/browse-events/list-picker';
import { EventResponses } from '../../features/join-event/event-responses';
import { PageColumn } from '@social/ui/layout/page-column';
import { isOver } from '../../lib/format-event-time';
import { eventsQuery } from '../../lib/events-query';
import { toEventPath } from '../../lib/event-path';

/** Shows the list of events that the address names. */
export function MyEventsPage() {
  const [search, setSearch] = useSearchParams();
  const userId = useSession((session) => session.userId);
  const list = findEventList(search.get('list')).value;
  const isPast = (event: SocialEvent) => list === 'past' || isOver(event, new Date(serverNow()));
  const state = toListState(useInfiniteQuery(eventsQuery(userId, list)), (events) => sortEvents(events, isPast));

  function selectList(next: ListName) {
    setSearch(next === eventLists[0].value ? {} : { list: next });
  }

  return (
    <PageColumn>
      <Header>
        <Typography variant="h1">{t('My Events')}</Typography>
        <Actions>
          <ListPicker list={list} onSelect={selectList} />
          <CreateEventLink />
        </Actions>
      </Header>
      <EventList
        key={list}
        state={state}
        list={list}
        isPast={isPast}
        emptyAction={<EmptyAction list={list} onSelect={selectList} />}
        renderEvent={(event) => (
          <EventCard
            key={event.id}
            event={event}
            responses={<EventResponses event={event} isOver={isPast(event)} detailsPath={toEventPath(event.id)} />}
          />
        )}
      />
    </PageColumn>
  );
}

function EmptyAction({ list, onSelect }: { list: ListName; onSelect: (list: ListName) => void }) {
  if (list === 'past' || list === 'events') return null;
  return (
    <Button variant="outlined" onClick={() => onSelect('events')}>
      {t('All events')}
    </Button>
  );
}

function CreateEventLink() {
  return (
    <Button component={Link} to="/events/create" variant="contained" startIcon={<AddIcon />}>
      {t('Create Event')}
    </Button>
  );
}

const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  // Below the title the two share a row.
  [theme.breakpoints.down('sm')]: { flexBasis: '100%', '& > :first-child': { flex: '1 1 150px' } },
}));
