import { EventsRoutes } from '../pages/events/events-routes';

export function Region() {
  return <EventsRoutes />;
}
