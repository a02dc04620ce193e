import { Route, Routes } from '@social/ui/router';
import { CreateEventPage } from './create-event-page';
import { EditEventPage } from './edit-event-page';
import { EventPage } from './event-page';
import { MyEventsPage } from './my-events-page';

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
