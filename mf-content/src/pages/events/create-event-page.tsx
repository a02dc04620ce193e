import type { EventId } from '@social/api';
import { usePageTitle, useSession } from '@social/session';
import { notify, Typography } from '@social/ui';
import { useNavigate } from '@social/ui/router';
import { useQueryClient } from '@tanstack/react-query';
import { EventForm } from '../../features/create-event/event-form';
import { useEventForm } from '../../features/create-event/use-event-form';
import { BackLink } from '../../lib/back-link';
import { Column } from '../../lib/column';
import { markEventListsStale } from '../../lib/events-query';

/** Creates an event. */
export function CreateEventPage() {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useEventForm(showPublished);
  usePageTitle('Create Event');

  function showPublished(eventId: EventId) {
    markEventListsStale(queries, userId);
    void navigate(`/events/${encodeURIComponent(eventId)}`, { replace: true });
    void notify({ severity: 'success', message: 'Your event is published.' });
  }

  return (
    <Column>
      <BackLink to="/events">My Events</BackLink>
      <Typography variant="h1">Create Event</Typography>
      <EventForm form={form} />
    </Column>
  );
}
