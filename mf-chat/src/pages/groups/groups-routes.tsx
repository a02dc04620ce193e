import { Route, Routes } from '@social/ui/router';
import { GroupPage } from './group-page';
import { MyGroupsPage } from './my-groups-page';

/** Routes `/my-groups` and the groups below it. */
export function GroupsRoutes() {
  return (
    <Routes>
      <Route index element={<MyGroupsPage />} />
      <Route path=":groupId" element={<GroupPage />} />
    </Routes>
  );
}
