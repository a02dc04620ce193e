import { lazyPage } from '@social/ui';
import { Route, Routes } from '@social/ui/router';
import { EventPage } from './event-page';
import { MyEventsPage } from './my-events-page';

const CreateEventPage = lazyPage(async () => (await import('./create-event-page')).CreateEventPage);
const EditEventPage = lazyPage(async () => (await import('./edit-event-page')).EditEventPage);

/** Routes `/events` and the paths below it. */
export function EventsRoutes() {
  return (
    <Routes>
      <Route index element={<MyEventsPage />} />
      <Route path="create" element={<CreateEventPage />} />
      <Route path=":eventId/edit" element={<EditEventPage />} />
      <Route path=":eventId" element={<EventPage />} />
    </Routes>
  );
}
