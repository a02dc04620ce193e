import { EventsPage } from '../pages/events-page';

export function Region() {
  return <EventsPage />;
}
