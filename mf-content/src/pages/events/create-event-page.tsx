import { createEvent, type NewEvent } from '@social/api/events/create-event';
import type { UploadOptions } from '@social/api';
import { apiClient, usePageTitle, useSession } from '@social/session';
import { t } from '@social/texts';
import { notify, Typography } from '@social/ui';
import { BackLink } from '@social/ui/navigation/back-link';
import { useNavigate } from '@social/ui/router';
import { useQueryClient } from '@tanstack/react-query';
import { EventForm } from '../../features/create-event/event-form';
import { useEventForm } from '../../features/create-event/use-event-form';
import { PageColumn } from '@social/ui/layout/page-column';
import { markEventListsStale } from '../../lib/events-query';

export function CreateEventPage() {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useEventForm({
    draftName: 'event',
    send: publish,
    failure: {
      happened: t('The event was not published.'),
      lostAnswerHint: t('It may be published all the same: look at your events before you try again.'),
    },
  });
  usePageTitle(t('Create Event'));

  async function publish(event: NewEvent, options: UploadOptions) {
    const eventId = await createEvent(apiClient, event, options);
    markEventListsStale(queries, userId);
    void navigate(`/events/${encodeURIComponent(eventId)}`, { replace: true });
    void notify({ severity: 'success', message: t('Your event is published.') });
  }

  return (
    <PageColumn>
      <BackLink to="/events">{t('My Events')}</BackLink>
      <Typography variant="h1">{t('Create Event')}</Typography>
      <EventForm form={form} submitLabel={t('Create Event')} coverHint={t('A wide picture looks best')} />
    </PageColumn>
  );
}
