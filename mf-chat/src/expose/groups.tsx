import { GroupsRoutes } from '../pages/groups/groups-routes';

export function Region() {
  return <GroupsRoutes />;
}
