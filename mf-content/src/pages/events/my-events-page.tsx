import type { EventList as ListName } from '@social/api/events/fetch-events';
import { useSession } from '@social/session';
import { AddIcon, Button, styled, Typography } from '@social/ui';
import { Link, useSearchParams } from '@social/ui/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EventCard } from '../../features/browse-events/event-card';
import { EventList } from '../../features/browse-events/event-list';
import { eventLists, listChoiceOf } from '../../features/browse-events/event-lists';
import { ListPicker } from '../../features/browse-events/list-picker';
import { EventAnswersRow } from '../../features/join-event/event-answers-row';
import { Column } from '../../lib/column';
import { isOver } from '../../lib/event-words';
import { eventsQuery } from '../../lib/events-query';
import { listStateOf } from '../../lib/list-state';

/** One of the lists of events; the address says which. */
export function MyEventsPage() {
  const [search, setSearch] = useSearchParams();
  const userId = useSession((session) => session.userId);
  const list = listChoiceOf(search.get('list')).value;
  const state = listStateOf(useInfiniteQuery(eventsQuery(userId, list)));

  function choose(next: ListName) {
    setSearch(next === eventLists[0].value ? {} : { list: next });
  }

  return (
    <Column>
      <Header>
        <Typography variant="h1">My Events</Typography>
        <Actions>
          <ListPicker list={list} onChoose={choose} />
          <CreateEventLink />
        </Actions>
      </Header>
      <EventList
        key={list}
        state={state}
        list={list}
        emptyAction={<EmptyAction list={list} onChoose={choose} />}
        renderEvent={(event) => (
          <EventCard
            key={event.id}
            event={event}
            answers={<EventAnswersRow event={event} isOver={list === 'past' || isOver(event, new Date())} />}
          />
        )}
      />
    </Column>
  );
}

function EmptyAction({ list, onChoose }: { list: ListName; onChoose: (list: ListName) => void }) {
  if (list === 'past' || list === 'events') return null;
  return (
    <Button variant="outlined" onClick={() => onChoose('events')}>
      All events
    </Button>
  );
}

function CreateEventLink() {
  return (
    <Button component={Link} to="/events/create" variant="contained" startIcon={<AddIcon />}>
      Create Event
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

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1.5) }));
