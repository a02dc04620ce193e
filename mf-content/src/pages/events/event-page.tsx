import EditIcon from '@mui/icons-material/EditOutlined';
import { parseId, type EventId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { usePageTitle, useSession } from '@social/session';
import { t } from '@social/texts';
import { Button, EmptyState, EventsIcon, serverNow } from '@social/ui';
import { BackLink } from '@social/ui/navigation/back-link';
import { Link, useParams } from '@social/ui/router';
import { useQuery } from '@tanstack/react-query';
import { AddToCalendar } from '../../features/add-to-calendar/add-to-calendar';
import { CancelEventButton } from '../../features/cancel-event/cancel-event-button';
import { InviteButton } from '../../features/invite-people/invite-button';
import { EventResponses } from '../../features/join-event/event-responses';
import { EventPageSkeleton } from '../../features/read-event/event-page-skeleton';
import { EventView } from '../../features/read-event/event-view';
import { GuestsPreview } from '../../features/see-guests/guests-preview';
import { ShareLinkButton } from '../../features/share-link/share-link-button';
import { PageColumn } from '@social/ui/layout/page-column';
import { isOver } from '../../lib/format-event-time';
import { toEventPath } from '../../lib/event-path';
import { eventQuery } from '../../lib/events-query';
import { ItemPageBody } from '../../lib/item-page-body';
import { toItemState, type ItemState } from '../../lib/item-state';
import type { SocialEvent } from '@social/api/events/event';

export function EventPage() {
  const eventId = parseId<EventId>(useParams().eventId);
  return (
    <PageColumn>
      <BackLink to="/events">{t('My Events')}</BackLink>
      {eventId === null ? <EventContent state={{ kind: 'missing', error: null }} /> : <EventById key={eventId} eventId={eventId} />}
    </PageColumn>
  );
}

function EventById({ eventId }: { eventId: EventId }) {
  const userId = useSession((session) => session.userId);
  const state = toItemState(useQuery(eventQuery(userId, eventId)));
  usePageTitle(state.kind === 'ready' ? state.item.name : '');
  return <EventContent state={state} />;
}

function EventContent({ state }: { state: ItemState<SocialEvent> }) {
  const refusal = state.kind === 'missing' ? state.error : null;
  return (
    <ItemPageBody
      state={state}
      heading={t('Event')}
      skeleton={<EventPageSkeleton />}
      missing={
        <EmptyState
          icon={<EventsIcon />}
          title={t('This event is not here')}
          detail={refusal ? failureMessage(refusal) : t('No event has this address.')}
        />
      }
      failedTitle={t('The event could not be loaded')}
    >
      {(event) => <ReadyEvent event={event} />}
    </ItemPageBody>
  );
}

function ReadyEvent({ event }: { event: SocialEvent }) {
  const path = toEventPath(event.id);
  const hasEnded = isOver(event, new Date(serverNow()));
  const isUpcoming = event.isCancelled === false && !hasEnded;
  return (
    <EventView
      event={event}
      responses={<EventResponses event={event} isOver={hasEnded} />}
      guests={event.isCancelled !== null && <GuestsPreview event={event} />}
      actions={
        <>
          {isUpcoming && <InviteButton eventId={event.id} />}
          <ShareLinkButton noun={t('event')} path={path} text={event.name} />
          <AddToCalendar event={event} url={new URL(path, location.origin).href} />
          {event.isMine && isUpcoming && (
            <>
              <Button component={Link} to={`${path}/edit`} color="inherit" startIcon={<EditIcon fontSize="small" />}>
                {t('Edit')}
              </Button>
              <CancelEventButton event={event} />
            </>
          )}
        </>
      }
    />
  );
}
