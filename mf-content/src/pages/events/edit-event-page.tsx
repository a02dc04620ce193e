import { parseId, type EventId, type UploadOptions } from '@social/api';
import type { NewEvent } from '@social/api/events/create-event';
import { editEvent } from '@social/api/events/edit-event';
import type { SocialEvent } from '@social/api/events/event';
import { apiClient, usePageTitle, useSession } from '@social/session';
import { t } from '@social/texts';
import { EmptyState, EventsIcon, notify, Typography } from '@social/ui';
import { BackLink } from '@social/ui/navigation/back-link';
import { useNavigate, useParams } from '@social/ui/router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toEventDraft } from '../../features/create-event/event-draft';
import { EventForm } from '../../features/create-event/event-form';
import { useEventForm } from '../../features/create-event/use-event-form';
import { EventPageSkeleton } from '../../features/read-event/event-page-skeleton';
import { PageColumn } from '@social/ui/layout/page-column';
import { toEventPath } from '../../lib/event-path';
import { eventQuery, refetchEvents } from '../../lib/events-query';
import { ItemPageBody } from '../../lib/item-page-body';
import { toItemState } from '../../lib/item-state';

/** Changes an event of one's own. */
export function EditEventPage() {
  const eventId = parseId<EventId>(useParams().eventId);
  usePageTitle(t('Edit event'));
  return (
    <PageColumn>
      <BackLink to={eventId === null ? '/events' : toEventPath(eventId)}>{t('Event')}</BackLink>
      <Typography variant="h1">{t('Edit event')}</Typography>
      {eventId === null ? <NotYours /> : <EventToEdit key={eventId} eventId={eventId} />}
    </PageColumn>
  );
}

function EventToEdit({ eventId }: { eventId: EventId }) {
  const userId = useSession((session) => session.userId);
  return (
    <ItemPageBody
      state={toItemState(useQuery(eventQuery(userId, eventId)))}
      skeleton={<EventPageSkeleton />}
      missing={<NotYours />}
      failedTitle={t('The event could not be loaded')}
    >
      {(event) => (event.isMine && event.isCancelled === false ? <EditForm event={event} /> : <NotYours />)}
    </ItemPageBody>
  );
}

function NotYours() {
  return (
    <EmptyState
      icon={<EventsIcon />}
      title={t('This event cannot be changed')}
      detail={t('Events are changed by their host, as long as they are not cancelled.')}
    />
  );
}

function EditForm({ event }: { event: SocialEvent }) {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const saved = toEventDraft(event);
  const form = useEventForm({
    draftName: `event_${event.id}`,
    saved,
    send: save,
    failure: { happened: t('The event was not changed.'), lostAnswerHint: t('It may be changed all the same. You can save again.') },
  });

  async function save(changes: NewEvent, { onUploadProgress }: UploadOptions) {
    await editEvent(apiClient, event.id, changes, { onUploadProgress });
    refetchEvents(queries, userId);
    void navigate(toEventPath(event.id), { replace: true });
    void notify({ severity: 'success', message: t('Your event is changed. Those who answered are notified.') });
  }

  return (
    <EventForm
      form={form}
      saved={saved}
      submitLabel={t('Save event')}
      coverHint={event.coverUrl ? t('The present cover stays') : t('A wide picture looks best')}
    />
  );
}
